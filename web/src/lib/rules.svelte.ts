/** The rules drawer: which game, whether it is open, and at which rule. */
import { currentLanguage, type Language } from './words.svelte';

const texts = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' });

let game = $state.raw<string | null>(null);
let opened = $state.raw<{ rule: string | null } | null>(null);

export const rulesGame = () => game;
export const rulesOpened = () => opened;

/** The game whose rules the drawer shows, while its table is open. */
export function rulesOf(slug: string | null): void {
  game = slug;
  if (!slug) opened = null;
}

export function openRules(rule: string | null = null): void {
  opened = { rule };
}

export function closeRules(): void {
  opened = null;
}

export interface RulesText {
  markdown: string;
  language: Language;
}

/** In the language of the page where that text exists, else in English. */
export async function readRules(slug: string): Promise<RulesText | null> {
  const wanted = currentLanguage();
  const own = texts[`../../../docs/rules/${slug}.${wanted}.md`];
  const english = texts[`../../../docs/rules/${slug}.md`];
  if (own) return { markdown: await own(), language: wanted };
  return english ? { markdown: await english(), language: 'en' } : null;
}
