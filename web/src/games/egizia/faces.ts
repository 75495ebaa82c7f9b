/** How a card shows what it does: drawings in a box of 86 x 46 units, a number, a name. All from the message that names it. */
import type { Message } from '../../lib/api-types';
import type { Drawn } from './art';
import { type Boon, boons } from './boons';
import { listOf, tail } from './messages';
import type { Colour, NileCard, SphinxCard, Timing } from './view';

export type Tone = 'field' | 'quarry' | 'sphinx' | Timing;

export interface Mark {
  drawn: Drawn;
  x: number;
  y: number;
  size: number;
}

export interface Look {
  marks: Mark[];
  /** The number that matters, such as a yield. */
  badge?: string | undefined;
}

export interface Face extends Look {
  id: string;
  tone: Tone;
  /** Message of its short name. */
  name: string;
  bonus?: Boon | undefined;
  points?: number | undefined;
}

type Args = Message['args'];

const mark = (drawn: string, x: number, y: number, size: number): Mark => ({ drawn: drawn as Drawn, x, y, size });
const one = (drawn: string, badge?: unknown): Look => ({ marks: [mark(drawn, 22, 2, 42)], badge: badge === undefined ? undefined : `${badge}` });
const two = (left: string, right: string, badge?: unknown): Look => ({ ...one(left, badge), marks: [mark(left, 5, 4, 38), mark(right, 43, 4, 38)] });
/** A thing, and smaller what happens to it. */
const along = (drawn: string, small: string, badge?: unknown): Look => ({ ...one(drawn, badge), marks: [mark(drawn, 14, 1, 44), mark(small, 52, 14, 28)] });

const LOOKS: { [op: string]: (args: Args) => Look } = {
  field: ({ number, colour }) => one(`field-${tail(colour)}`, number),
  quarry: ({ number }) => one('quarry', number),
  place_second_ship: () => two('ship', 'ship'),
  use_two_crews: () => two('crew', 'crew'),
  stones: ({ number }) => one('stone', `+${number}`),
  sphinx_keep: ({ number }) => two('sphinx-card', 'sphinx-card', number),
  grain: ({ number }) => one('grain', `+${number}`),
  double_round_space: () => one('round', '×2'),
  build_strength: ({ number }) => one('crew', `+${number}`),
  join_full_site: () => along('dock', 'ship'),
  sphinx_extra_draw: ({ number }) => one('sphinx-card', `+${number}`),
  stones_as_grain: () => two('stone', 'grain'),
  grave_value: ({ number }) => one('grave', `+${number}`),
  market: ({ markets }) => {
    const [first] = boons(listOf(markets));
    return along(first!.drawn, 'down', first!.count.slice(1));
  },
  raise_crews_of_choice: ({ number }) => along('crew', 'up', `+${number}`),
  raise_crews: ({ crews }) => {
    const [first, second] = boons(listOf(crews));
    return two(first!.drawn, (second ?? first)!.drawn, first!.count);
  },
  improve_field: () => along('field-yellow_green', 'up'),
  move_to_first_slot: () => along('dock', 'first'),
  points_per_own_block: ({ monuments }) => {
    const [first, second] = listOf(monuments).map(tail);
    return second ? two(first!, second) : along(first!, 'points');
  },
  sell_stones: () => two('stone', 'points'),
  raise_crew_each_round: () => along('crew', 'up'),
  pay_stones_raise_crew: ({ price }) => ({ marks: [mark('stone', 6, 6, 34), mark('crew', 38, 2, 40), mark('up', 62, 18, 22)], badge: `−${price}` }),
  use_occupied_round_space: () => along('round', 'ship'),
  place_upstream: () => along('ship', 'back'),
  take_leftover_nile_card: () => along('card', 'hand'),

  obelisk_row_built: ({ row }) => one('obelisk', tail(row)),
  pyramid_row_complete: ({ row }) => one('pyramid', tail(row)),
  temple_parts_complete: () => one('temple'),
  players_on_last_step: ({ market }) => ({ marks: [mark(tail(market), 8, 2, 42), mark('crew', 46, 10, 30), mark('crew', 58, 12, 26)] }),
  own_last_step: ({ market }) => along(tail(market), 'crew'),
  own_blocks: ({ monument, min }) => along(tail(monument), 'stone', tail(min)),
  own_blocks_each: ({ monuments, min }) => ({
    marks: listOf(monuments).map((drawn, k) => mark(tail(drawn), 2 + 20 * k, k % 2 ? 20 : 2, 24)),
    badge: tail(min),
  }),
  crew_strength: ({ crew }) => one(`crew-${tail(crew)}`),
  highest_yield: ({ kind }) => one(tail(kind) === 'quarry' ? 'quarry' : `field-${tail(kind)}`),
  per_permanent_effect_card: () => along('card', 'permanent'),
  per_score: () => one('points', '10 %'),
  per_own_block: ({ monument }) => along(tail(monument), 'stone'),
};

/** A Nile card. */
export function nileFace({ id, op, timing, name }: NileCard): Face {
  const tone = op === 'field' || op === 'quarry' ? op : timing;
  return { ...LOOKS[op]!(name.args), id, tone, name: `short-${op}`, bonus: boons(listOf(name.args.bonus))[0] };
}

/** A field or quarry that somebody has, by its yield and present colour. */
export function landFace(id: string, number: number, colour?: Colour): Face {
  const op = colour ? 'field' : 'quarry';
  return { ...LOOKS[op]!({ number, colour: { id: `colour-${colour}`, args: {} } }), id, tone: op, name: `short-${op}` };
}

/** A Sphinx card and its points, where they are the same for everybody. */
export function sphinxFace({ id, name: { id: name, args } }: SphinxCard): Face {
  const op = name.slice('sphinx-'.length);
  const [part] = listOf(args.parts).map(tail);
  const fixed = !/^(crew_strength|per_|players_)/.test(op);
  return { ...LOOKS[op]!(args), id: `sphinx-card-${id}`, tone: 'sphinx', name: `short-${op}${part ? `-${part}` : ''}`, points: fixed ? Number(args.points) : undefined };
}
