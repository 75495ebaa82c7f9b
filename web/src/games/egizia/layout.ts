/**
 * Where things lie. A wide board is one picture, the Nile from left to right; a narrow one is two, the Nile from top to bottom and
 * the monuments below it. Groups are drawn in their own units and put in place by a shift and a scale.
 *
 *   wide    score ------------------------------------------      narrow   score          ring   markets
 *           card  card  card  ...                                          card ~  space  sphinx
 *           ~~~ Nile ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~                card ~  site   obelisk  graves
 *             round   round   SITE    ...                                  ...  ~  ...    pyramid
 *           ring, markets | sphinx | obelisk, graves | pyramid, temple                    temple
 */
export interface Point {
  x: number;
  y: number;
}

export interface Group extends Point {
  scale: number;
}

export const GROUPS = ['ring', 'stone_market', 'grain_market', 'sphinx', 'obelisk', 'graves', 'pyramid', 'temple'] as const;
export type GroupName = (typeof GROUPS)[number];

export interface River {
  down: boolean;
  /** The first position and the step from one to the next. */
  first: number;
  step: number;
  /** Across the river: its middle, and where cards, ships and spaces lie. */
  middle: number;
  half: number;
  card: number;
  cardShip: number;
  round: number;
  roundShip: number;
  bay: number;
}

export interface Scene {
  name: 'all' | 'nile' | 'monuments';
  width: number;
  height: number;
  score?: { x: number; y: number; step: number; perRow: number; pitch: number };
  river?: River;
  groups: { [name in GroupName]?: Group };
}

export const CARD = { width: 86, height: 82 };
export const POSITIONS = 20;

const at = (x: number, y: number, scale = 1): Group => ({ x, y, scale });

export const WIDE: Scene[] = [
  {
    name: 'all',
    width: 1000,
    height: 690,
    score: { x: 26, y: 8, step: 18.9, perRow: 51, pitch: 0 },
    river: { down: false, first: 50, step: 47.4, middle: 185, half: 43, card: 91, cardShip: 164, round: 268, roundShip: 207, bay: 225 },
    groups: {
      ring: at(10, 326),
      stone_market: at(10, 427),
      grain_market: at(92, 427),
      sphinx: at(182, 389, 0.95),
      obelisk: at(354, 374),
      graves: at(438, 374),
      pyramid: at(600, 374),
      temple: at(811, 391, 0.94),
    },
  },
];

export const TALL: Scene[] = [
  {
    name: 'nile',
    width: 390,
    height: 1000,
    score: { x: 20, y: 8, step: 13.8, perRow: 26, pitch: 38 },
    river: { down: true, first: 148, step: 42.4, middle: 170, half: 50, card: 56, cardShip: 142, round: 276, roundShip: 198, bay: 222 },
    groups: {},
  },
  {
    name: 'monuments',
    width: 390,
    height: 1702,
    groups: {
      ring: at(206, 14, 1.12),
      stone_market: at(206, 126, 1.12),
      grain_market: at(298, 126, 1.12),
      sphinx: at(14, 62, 1.08),
      obelisk: at(42, 424, 1.3),
      graves: at(178, 424, 1.3),
      pyramid: at(60, 804, 1.5),
      temple: at(46, 1190, 1.6),
    },
  },
];

export const isBank = (position: number): boolean => position % 2 === 1;

/** A point beside the river at a position (1 to 20), `across` away from the edge of the board. */
export function beside(river: River, position: number, across: number): Point {
  const along = river.first + (position - 1) * river.step;
  return river.down ? { x: across, y: along } : { x: along, y: across };
}

/** The banks of the river as closed paths that wind a little: the water, and the green beside it. */
export function banks(river: River, length: number, extra = 0): string {
  const wind = (along: number) => 7 * Math.sin(along / 74) + 4 * Math.sin(along / 31);
  const steps = Math.ceil(length / 10) + 2;
  const side = (sign: number) =>
    Array.from({ length: steps }, (_, k): [number, number] => {
      const along = k * 10 - 10;
      return [along, river.middle + wind(along) * (extra ? 0.6 : 0.35) + sign * (river.half + extra)];
    });
  const all = [...side(-1), ...side(1).reverse()];
  return `M${all.map(([along, across]) => (river.down ? `${across.toFixed(1)} ${along}` : `${along} ${across.toFixed(1)}`)).join('L')}Z`;
}
