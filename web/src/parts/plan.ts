/** From what people choose to what the server is asked for. */
import type { ClockPlan, Level, SeatPlan } from '../lib/api-types';

export const LEVELS: Level[] = ['novice', 'apprentice', 'scribe', 'vizier'];

export interface Sitter {
  kind: 'me' | 'bot' | 'friend' | 'here';
  level: Level;
  name: string;
}

export function seatPlans(sitters: Sitter[]): SeatPlan[] {
  return sitters.map(({ kind, level, name }) => {
    if (kind === 'bot') return { kind: 'bot', level };
    if (kind === 'friend') return { kind: 'open' };
    return { kind: 'human', ...(name.trim() ? { name: name.trim() } : {}) };
  });
}

export const CLOCKS: { [name: string]: ClockPlan } = {
  quick: { per: 'game', seconds: 10 * 60, increment: 5, policy: 'resign' },
  relaxed: { per: 'game', seconds: 30 * 60, increment: 15, policy: 'bot' },
  day: { per: 'move', seconds: 24 * 3600, policy: 'bot' },
};
