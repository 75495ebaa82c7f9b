/** Finds games by their folders. Cards and vignettes come with the first page; the rest see load.ts. */
import type { Component } from 'svelte';
import type { Card } from './contract';

const cards = import.meta.glob<{ default: Card }>('./*/card.ts', { eager: true });
const vignettes = import.meta.glob<{ default: Component }>('./*/Vignette.svelte', { eager: true });

export interface Shown {
  slug: string;
  card: Card;
  Vignette: Component;
}

/** All games that have a card, in the order of the first page. */
export function shownGames(): Shown[] {
  return Object.entries(cards)
    .map(([path, { default: card }]) => {
      const slug = path.split('/')[1]!;
      return { slug, card, Vignette: vignettes[`./${slug}/Vignette.svelte`]!.default };
    })
    .sort((a, b) => a.card.place - b.card.place);
}

/** Words of a card are in the house's bundle, under the name of the game. */
export const cardWord = (slug: string, name: string) => `${slug.replaceAll('_', '-')}-card-${name}`;
