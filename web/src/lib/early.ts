/** A page that opens with a table asks for it, and for what draws its game, while its words are still on the way. */
import { mountThings } from '../design/icons';
import { fetchFace } from '../games/load';
import { api } from './api';
import type { Table } from './api-types';
import { linksOf } from './links';
import { preferredLanguage } from './settings.svelte';
import { fetchWords } from './words.svelte';

let asked: { id: string; answer: Promise<Table> } | null = null;

export function askEarly(id: string): void {
  const { invite, watch } = linksOf(id);
  const answer = api.table(id, invite ?? watch);
  asked = { id, answer };
  const fetch = ({ game }: Table) => Promise.all([fetchFace(game), fetchWords(game, preferredLanguage()), mountThings()]);
  answer.then(fetch).catch(() => {}); // whoever takes the answer is told
}

/** The answer, for whoever takes it first. */
export function earlyAnswer(id: string): Promise<Table> | null {
  const found = asked?.id === id ? asked.answer : null;
  asked = null;
  return found;
}
