/** Puts messages into words. The language is state: everything that was said is said anew when it changes. */
import { sets } from 'virtual:words';
import type { Message } from './api-types';
import { Bundle } from './fluent';

export type Language = 'en' | 'de';
export const LANGUAGES: Language[] = ['en', 'de'];
type Value = Message['args'][string];
export type Args = Record<string, Value>;

let language = $state.raw<Language>('en');
/** The house first, then the game that is open. */
let bundles = $state.raw<Bundle[]>([]);
let slug: string | null = null;

export const currentLanguage = () => language;

export async function speak(wanted: Language): Promise<void> {
  const loaded = await Promise.all([bundle('house', wanted), slug ? bundle(slug, wanted) : null]);
  language = wanted;
  bundles = loaded.filter((one) => one !== null);
  document.documentElement.lang = wanted;
}

/** Loads the words of a game; they are asked before those of the house. */
export async function openWords(game: string): Promise<void> {
  slug = game in sets ? game : null;
  await speak(language);
}

/** Nothing if there are none for this game. */
export const fetchWords = (set: string, wanted: Language) => sets[set]?.[wanted]();

async function bundle(set: string, wanted: Language): Promise<Bundle> {
  return new Bundle(wanted, (await fetchWords(set, wanted))!.default);
}

export function has(id: string): boolean {
  return bundles.some((one) => one.has(id));
}

/** A message of our own; the build fails if there is none of this id. */
export function t(id: string, args: Args = {}): string {
  return say({ id, args });
}

/** A message by a name that is put together while running, such as `option-<name>`. */
export function word(id: string, args: Args = {}): string {
  return say({ id, args });
}

/** `names` are the players, by seat. */
export function say(message: Message, names: readonly string[] = []): string {
  const { id, args = {} } = message;
  if (id === 'seat') return names[args.number as number] ?? t('player', { number: (args.number as number) + 1 });
  const found = bundles.findLast((one) => one.has(id));
  if (!found) return bundles.length ? id : '';
  const values = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, plain(value, names)]));
  return found.format(id, values);
}

function plain(value: Value, names: readonly string[]): string | number {
  if (Array.isArray(value)) return value.map((one) => say(one, names)).join(', ');
  return typeof value === 'object' ? say(value, names) : value;
}

/** As the beginning of a line. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
