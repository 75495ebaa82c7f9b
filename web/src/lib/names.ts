/** What the people and bots at a table are called. */
import type { Seat } from './api-types';
import { t, word } from './words.svelte';

export function seatName(seat: Seat): string {
  if (seat.kind === 'bot' && seat.level) return word(`bot-${seat.level}`);
  if (seat.kind === 'open') return t('seat-open');
  return seat.name ?? t('player', { number: seat.seat + 1 });
}

/** By seat. Two bots of one level are told apart by a number. */
export function namesOf(seats: Seat[]): string[] {
  const names = seats.map(seatName);
  return names.map((name, index) => {
    const same = names.filter((one) => one === name).length;
    return same > 1 ? `${name} ${names.slice(0, index + 1).filter((one) => one === name).length}` : name;
  });
}

/** For sentences that speak to the person at this screen. */
export function withYou(names: string[], you: number | null): string[] {
  return names.map((name, seat) => (seat === you ? t('you') : name));
}
