import type { Drawing } from './draw';
import { shell } from './shell';
import type { things } from './things';

export type ShellIcon = keyof typeof shell;
export type ThingIcon = keyof typeof things;
export type IconName = ShellIcon | ThingIcon;

const MATERIALS: Record<string, string> = {
  ink: 'var(--ink)',
  lapis: 'var(--lapis)',
  turquoise: 'var(--turquoise)',
  gold: 'var(--gold-ink)',
  carnelian: 'var(--carnelian)',
  malachite: 'var(--malachite)',
  sand: 'var(--ink-soft)',
  night: 'var(--ink)',
};

const drawn = new Map<string, Drawing>();

/** Puts a set of drawings into the page as symbols, once. Games bring `things` with them. */
export function mount(set: Record<string, Drawing>): void {
  const fresh = Object.entries(set).filter(([name]) => !drawn.has(name));
  if (!fresh.length) return;
  const symbols = fresh.map(([name, { body }]) => `<symbol id="i-${name}" viewBox="0 0 24 24">${body}</symbol>`).join('');
  const holder = document.createElement('div');
  holder.hidden = true;
  holder.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg">${symbols}</svg>`;
  document.body.prepend(holder);
  for (const [name, drawing] of fresh) drawn.set(name, drawing);
}

export function mountShell(): void {
  mount(shell);
}

export async function mountThings(): Promise<void> {
  mount((await import('./things')).things);
}

/** The colour of the material an icon stands for. */
export function material(name: string): string | undefined {
  const hue = drawn.get(name)?.hue;
  return hue && MATERIALS[hue];
}
