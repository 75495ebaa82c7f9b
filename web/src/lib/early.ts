/** A page that opens with a table asks for it, and for what draws its game, while its words are still on the way. */
import { fetchFace } from '../games/load';
import { api } from './api';
import type { Table } from './api-types';
import { linksOf } from './links';

let asked: { id: string; answer: Promise<Table> } | null = null;

export function askEarly(id: string): void {
  const answer = api.table(id, linksOf(id).watch);
  asked = { id, answer };
  answer.then(({ game }) => fetchFace(game)).catch(() => {}); // whoever takes the answer is told
}

/** The answer, for whoever takes it first. */
export function earlyAnswer(id: string): Promise<Table> | null {
  const found = asked?.id === id ? asked.answer : null;
  asked = null;
  return found;
}
