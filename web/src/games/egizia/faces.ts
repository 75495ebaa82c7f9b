/** How a card shows what it does: drawings in a box of 86 x 46 units, and a number. */
import type { Drawn } from './art';
import { PRINTED, RIDDLES } from './box';

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

const mark = (drawn: Drawn, x: number, y: number, size: number): Mark => ({ drawn, x, y, size });
const one = (drawn: Drawn, badge?: string): Look => ({ marks: [mark(drawn, 22, 2, 42)], badge });
const two = (left: Drawn, right: Drawn, badge?: string): Look => ({ marks: [mark(left, 5, 4, 38), mark(right, 43, 4, 38)], badge });
/** A thing, and smaller what happens to it. */
const with_ = (drawn: Drawn, small: Drawn, badge?: string): Look => ({ marks: [mark(drawn, 14, 1, 44), mark(small, 52, 14, 28)], badge });

const number = (value: unknown) => String(value);

const BY_OP: { [op: string]: (effect: { [name: string]: unknown }) => Look } = {
  place_second_ship: () => two('ship', 'ship'),
  use_two_crews: () => two('crew', 'crew'),
  stones: ({ amount }) => one('stone', `+${amount}`),
  sphinx_keep: ({ cards }) => two('sphinx-card', 'sphinx-card', number(cards)),
  grain: ({ amount }) => one('grain', `+${amount}`),
  double_round_space: () => one('round', '×2'),
  build_strength: ({ bonus }) => one('crew', `+${bonus}`),
  join_full_site: () => with_('dock', 'ship'),
  sphinx_extra_draw: ({ cards }) => one('sphinx-card', `+${cards}`),
  stones_as_grain: () => two('stone', 'grain'),
  grave_value: ({ value }) => one('grave', `+${value}`),
  raise_crews_of_choice: ({ steps }) => with_('crew', 'up', `+${steps}`),
  improve_field: () => with_('field-yellow_green', 'up'),
  move_to_first_slot: () => with_('dock', 'first'),
  sell_stones: () => two('stone', 'points'),
  raise_crew_each_round: () => with_('crew', 'up'),
  pay_stones_raise_crew: ({ stones }) => ({ marks: [mark('stone', 6, 6, 34), mark('crew', 38, 2, 40), mark('up', 62, 18, 22)], badge: `−${stones}` }),
  use_occupied_round_space: () => with_('round', 'ship'),
  place_upstream: () => with_('ship', 'back'),
  take_leftover_nile_card: () => with_('card', 'hand'),
};

function crewsLook(crews: string[]): Look {
  return two(`crew-${crews[0]}` as Drawn, `crew-${crews[1] ?? crews[0]}` as Drawn, '+1');
}

function blocksLook(monuments: string[]): Look {
  const [first, second] = monuments as Drawn[];
  return second ? two(first!, second) : with_(first ?? 'pyramid', 'points');
}

/** What a Nile card looks like, by its id. */
export function nileLook(id: string, colour?: string): Look {
  const card = PRINTED.get(id);
  if (!card) return { marks: [] };
  if (card.colour) return one(`field-${colour ?? card.colour}` as Drawn, number(card.yield));
  if (card.yield) return one('quarry', number(card.yield));
  const { op, ...effect } = card.effect;
  if (op === 'market') {
    const [market, steps] = Object.entries(effect)[0]!;
    return with_(market as Drawn, 'down', number(steps));
  }
  if (op === 'raise_crews') return crewsLook(Object.keys(effect.crews as object));
  if (op === 'points_per_own_block') return blocksLook(effect.monuments as string[]);
  return BY_OP[op as string]?.(effect) ?? { marks: [] };
}

const YIELDS: { [kind: string]: Drawn } = { quarry: 'quarry' };

/** What a Sphinx card asks for. */
export function sphinxLook(id: string): Look {
  const { op, ...asked } = RIDDLES.get(id)!.condition;
  switch (op) {
    case 'obelisk_row_built':
      return one('obelisk', number(asked.row));
    case 'pyramid_row_complete':
      return one('pyramid', number(asked.row));
    case 'temple_parts_complete':
      return one('temple');
    case 'players_on_last_step':
      return { marks: [mark(asked.market as Drawn, 8, 2, 42), mark('crew', 46, 10, 30), mark('crew', 58, 12, 26)] };
    case 'own_last_step':
      return with_(asked.market as Drawn, 'crew');
    case 'own_blocks':
      return with_(asked.monument as Drawn, 'stone', `${asked.min}`);
    case 'own_blocks_each':
      return { marks: (asked.monuments as Drawn[]).map((drawn, k) => mark(drawn, 4 + 20 * k, k % 2 ? 18 : 4, 24)), badge: `${asked.min}` };
    case 'crew_strength':
      return one(`crew-${asked.crew}` as Drawn);
    case 'highest_yield':
      return one(YIELDS[asked.kind as string] ?? (`field-${asked.colour}` as Drawn));
    case 'per_permanent_effect_card':
      return with_('card', 'permanent');
    case 'per_score':
      return one('points', '10 %');
    default:
      return with_((asked.monument as Drawn) ?? 'graves', 'stone');
  }
}
