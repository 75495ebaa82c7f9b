/** To which district of the city an element of the board belongs. */
import type { District } from './draw/layout';

const PLACES: { [kind: string]: District } = {
  sun: 'houses',
  moon: 'houses',
  field: 'houses',
  scarab: 'houses',
  display: 'display',
  row: 'display',
  stone: 'pyramids',
  site: 'pyramids',
  queen: 'pyramids',
  grave: 'necropolis',
  bonus: 'necropolis',
  priestess: 'temple',
  basket: 'temple',
  'sun-disc': 'temple',
  place: 'nile',
  boat: 'nile',
  agreement: 'nile',
  podium: 'sphinxes',
  papyrus: 'markets',
  good: 'markets',
};

export const districtOf = (element: string): District | null => PLACES[element.split(' ')[0]!] ?? null;

/** The districts in which something may be chosen, each once. */
export function concerned(elements: readonly string[]): District[] {
  return [...new Set(elements.map(districtOf))].filter((one) => one !== null);
}

/** What to look at for a decision: its one district; the whole city if there are several; nothing new if there is none. */
export function forward(elements: readonly string[]): District | 'city' | null {
  const found = concerned(elements);
  return found.length === 0 ? null : found.length === 1 ? found[0]! : 'city';
}
