/** Board elements that a line of the log speaks of. */
import type { Message } from '../../lib/api-types';

type Value = Message['args'][string];

const idOf = (value: Value | undefined): string => (typeof value === 'object' && !Array.isArray(value) ? value.id : '');
const argsOf = (value: Value | undefined): Message['args'] => (typeof value === 'object' && !Array.isArray(value) ? value.args : {});
/** The 3 of `row-3`. */
const tail = (value: Value | undefined): string => idOf(value).split('-').at(-1)!;

function space(value: Value): string[] {
  const { row, column, part, number } = argsOf(value);
  switch (idOf(value)) {
    case 'card-space':
      return [`river card_${number}`];
    case 'space-graves':
      return [`space grave_${tail(column)}`];
    case 'space-obelisk':
      return [`space obelisk_${tail(row)}_1`, `space obelisk_${tail(row)}_2`];
    case 'space-pyramid':
      return [`space pyramid_${tail(row)}_${tail(column)}`];
    case 'space-temple':
      return [`space ${tail(part)}_${tail(row)}`];
    default:
      return [`river ${idOf(value).slice('round-'.length)}`];
  }
}

export function spoken({ id, args }: Message): string[] {
  if (args.space) return space(args.space);
  const site = idOf(args.site).slice('site-'.length);
  if (args.slot) return [`slot ${site}_${tail(args.slot)}`];
  if (id === 'went-into-reserve' || id === 'left-reserve') return [`reserve ${site}`];
  if (args.crew) return [`crew ${String(argsOf(args.seat).number)} ${tail(args.crew)}`];
  if (args.market) return [`market ${idOf(args.market).slice('market-'.length)}`];
  if (args.place) return [`ring ${tail(args.place)}`];
  if (id.startsWith('drew-sphinx') || id === 'kept-sphinx') return ['sphinx_deck'];
  return site ? [`site ${site}`] : [];
}
