/** What a round space gives, as drawings with a number, from the messages that say it. */
import type { Message } from '../../lib/api-types';
import type { Drawn } from './art';

export interface Boon {
  drawn: Drawn;
  count: string;
}

const named = (value: unknown, prefix: string) => (value as Message).id.slice(prefix.length);

export function boons(messages: readonly Message[]): Boon[] {
  return messages.map(({ id, args }): Boon => {
    if (id === 'crew-steps') return { drawn: named(args.crew, '') as Drawn, count: `+${args.steps}` };
    if (id === 'market-steps') return { drawn: named(args.market, 'market-') as Drawn, count: `↓${args.steps}` };
    if (id === 'bonus-choice') return { drawn: 'crew', count: `+${args.choice}` };
    if (id === 'bonus-stones') return { drawn: 'stone', count: `+${args.stones}` };
    if (id === 'bonus-ring') return { drawn: 'ring', count: `↔${args.ring}` };
    return { drawn: 'points', count: `+${args.points}` };
  });
}
