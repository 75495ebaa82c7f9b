/** What src/perankh/games/egizia/view.py sends, in types. */
import type { Message } from '../../lib/api-types';

export const CREWS = ['blue', 'black', 'yellow', 'joker'] as const;
export type Crew = (typeof CREWS)[number];
export type Colour = 'brown' | 'yellow_green' | 'green';
export const RINGS = ['left', 'middle', 'right'] as const;
export type Ring = (typeof RINGS)[number];
export const MARKETS = ['stone_market', 'grain_market'] as const;
export type Market = (typeof MARKETS)[number];
export const PHASES = ['deal', 'sail', 'feed', 'produce', 'build', 'bonus', 'order'] as const;
export const PARTS = ['left_pylon', 'right_pylon', 'columns', 'roof'] as const;
export type Part = (typeof PARTS)[number];
export type Timing = 'instant' | 'anytime' | 'permanent';

export interface NileCard {
  id: string;
  op: string;
  timing: Timing;
  name: Message;
}

export interface SphinxCard {
  id: string;
  name: Message;
}

export interface CardSpace {
  id: string;
  kind: 'card';
  card: NileCard | null;
  ship: number | null;
}

export interface RoundSpace {
  id: string;
  kind: 'round';
  effect: Message[];
  ships: number[];
}

export interface Site {
  id: string;
  kind: 'site';
  slots: (number | null)[];
  added: number[];
  reserve: number[];
}

export interface Space {
  id: string;
  value: number | null;
  owner: number | null;
}

export interface Step {
  sale?: boolean;
  penalty?: number;
  bonus: number;
}

export interface Field {
  id: string;
  colour: Colour;
  yield: number;
  /** How many improvers lie on it. */
  improved: number;
  watered: boolean;
}

export interface Player {
  tile: number;
  score: number;
  scarabs: number;
  stones: number;
  ships: number;
  passed: boolean;
  furthest: string | null;
  crews: { [crew in Crew]: { strength: number; turned: boolean } };
  hunger: number;
  grain: number;
  penalty: number;
  fields: Field[];
  quarries: { id: string; yield: number }[];
  quarry_yield: number;
  cards: NileCard[];
  used: string[];
  loose_improvers: number;
  sphinx: { count: number; cards: SphinxCard[] };
  grave_sum: number;
  blocks: { [monument: string]: number };
  built: string[];
  points: { [source: string]: number };
  at_end: { [source: string]: number };
}

export interface View {
  game: string;
  you: number | null;
  decider: number;
  decision: { kind: string; site?: string; strength?: number } | null;
  round: number;
  rounds: number;
  phase: (typeof PHASES)[number] | '';
  ended: boolean;
  ring: Ring;
  order: number[];
  track: number[];
  river: (CardSpace | RoundSpace | Site)[];
  /** Who still has to build at the present site. */
  line: number[];
  nile_decks: { deck: string; left: number }[];
  removed: string[];
  sphinx_deck: { left: number; known: (SphinxCard | null)[] };
  looking: { drawn: SphinxCard[]; kept: string[]; returned: string[] } | null;
  monuments: { graves: Space[]; obelisk: Space[]; pyramid: Space[][]; temple: { [part in Part]: Space[] } };
  rows_paid: number[];
  row_leaders: (number | null)[];
  markets: { [market in Market]: { steps: Step[]; markers: number[] } };
  scales: {
    stones: number;
    strength: { [crew in Crew]: number };
    sphinx_draw: number;
    participation: number[];
    graves: { from: number; points: number }[];
    sale: { stones: number; points: number };
  };
  players: Player[];
}
