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
  put(fresh.map(([name, { body }]) => symbol(`i-${name}`, 24, body)));
  for (const [name, drawing] of fresh) drawn.set(name, drawing);
}

const mounted = new Set<string>();

/** Drawings of a game, in boxes of 100 units, as symbols `#<slug>-<name>`. */
export function mountSymbols(slug: string, set: { [name: string]: string }): void {
  if (mounted.has(slug)) return;
  mounted.add(slug);
  put(Object.entries(set).map(([name, body]) => symbol(`${slug}-${name}`, 100, body)));
}

const symbol = (id: string, box: number, body: string) => `<symbol id="${id}" viewBox="0 0 ${box} ${box}">${body}</symbol>`;

function put(symbols: string[]): void {
  const holder = document.createElement('div');
  holder.className = 'unseen';
  holder.ariaHidden = 'true';
  holder.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  document.body.prepend(holder);
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
