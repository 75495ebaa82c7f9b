import type { Clock } from '../lib/api-types';

/** Milliseconds that a seat has left, so long after the server said how it stands. */
export function timeLeft(clock: Clock, seat: number, passed: number): number {
  return Math.max(0, (clock.left[seat] ?? 0) - (clock.running === seat ? Math.max(0, passed) : 0));
}
