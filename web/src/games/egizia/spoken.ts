/** Board elements that a line of the log speaks of. */
import type { Message } from '../../lib/api-types';
import { argsOf, idOf, tail, type Value } from './messages';

function space(value: Value): string[] {
  const { row, column, part, number } = argsOf(value);
  switch (idOf(value)) {
    case 'card-space':
      return [`river card_${number}`];
    case 'space-graves':
      return [`space grave_${tail(column)}`];
    case 'space-obelisk':
      return [`space obelisk_${tail(row)}_${tail(column)}`];
    case 'space-pyramid':
      return [`space pyramid_${tail(row)}_${tail(column)}`];
    case 'space-temple':
      return [`space ${tail(part)}_${tail(row)}`];
    default:
      return [`river ${tail(value)}`];
  }
}

export function spoken({ id, args }: Message): string[] {
  if (args.space) return space(args.space);
  const site = tail(args.site);
  if (args.slot) return [`slot ${site}_${tail(args.slot)}`];
  if (id === 'went-into-reserve' || id === 'left-reserve') return [`reserve ${site}`];
  if (args.crew) return [`crew ${String(argsOf(args.seat).number)} ${tail(args.crew)}`];
  if (args.market) return [`market ${tail(args.market)}`];
  if (args.place) return [`ring ${tail(args.place)}`];
  if (id.startsWith('drew-sphinx') || id === 'kept-sphinx') return ['sphinx_deck'];
  return site ? [`site ${site}`] : [];
}
