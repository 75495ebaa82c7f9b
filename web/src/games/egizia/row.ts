/** How the cards before a player lie: all in one row as long as their names can be read, then in two rows without names. */
export interface Row {
  width: number;
  /** Without names. */
  small: boolean;
}

const FULL = 66;
const LEAST = 54;
const NAMELESS = 52;
const GAP = 4;
/** On a phone the page grows: as many rows as it takes. */
const NARROW = 500;

export function rowOf(count: number, room: number): Row {
  if (room < NARROW) return { width: FULL, small: false };
  const fits = Math.floor((room + GAP) / Math.max(1, count)) - GAP;
  return fits < LEAST ? { width: NAMELESS, small: true } : { width: Math.min(FULL, fits), small: false };
}
