/** Where a score stands on the track: its fields go from 0 to 50 and begin anew, with a scarab for every lap. */
import { limits } from 'components:egizia';

export function fieldOf({ score, scarabs }: { score: number; scarabs: number }): number {
  return Math.max(0, score - scarabs * limits.scarab_step);
}
