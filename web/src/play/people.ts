/** Several people at one screen: who plays, and who takes it next. */
import type { Table } from '../lib/api-types';
import type { Seen } from './follow';

type Seated = Pick<Table, 'access' | 'seats'>;

/** Own seats that people play themselves. */
export function peopleHere({ access, seats }: Seated): number[] {
  return access.seats.filter((seat) => !seats[seat]!.substitute && !seats[seat]!.resigned);
}

/** Own seats that a bot plays until their people come back. */
export function substituted({ access, seats }: Seated): number[] {
  return access.seats.filter((seat) => seats[seat]!.substitute && !seats[seat]!.resigned);
}

/** Who of them has to decide and does not look yet. */
export function nextHere({ table, position, viewer }: Seen): number | null {
  const decider = table.status === 'running' ? (position?.decider ?? null) : null;
  return decider !== null && decider !== viewer && peopleHere(table).includes(decider) ? decider : null;
}
