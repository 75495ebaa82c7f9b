/** What a round space or a card gives, as drawings with a number, from the messages that say it. */
import type { Message } from '../../lib/api-types';
import type { Drawn } from './art';
import { idOf, tail } from './messages';

export interface Boon {
  drawn: Drawn;
  count: string;
}

export function boons(messages: readonly Message[]): Boon[] {
  return messages.map(({ id, args }): Boon => {
    if (id === 'crew-steps') return { drawn: idOf(args.crew) as Drawn, count: `+${args.steps}` };
    if (id === 'market-steps') return { drawn: tail(args.market) as Drawn, count: `↓${args.steps}` };
    if (id === 'bonus-choice') return { drawn: 'crew', count: `+${args.choice}` };
    if (id === 'bonus-stones') return { drawn: 'stone', count: `+${args.stones}` };
    if (id === 'bonus-ring') return { drawn: 'ring', count: `↔${args.ring}` };
    return { drawn: 'points', count: `+${args.points}` };
  });
}
