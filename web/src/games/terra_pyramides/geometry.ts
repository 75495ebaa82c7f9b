/**
 * The board in units: a cell is 100. Around the cells runs the rim, with the Horus track where the version has one.
 *
 *      0 --> 24        spaces of the Horus track, clockwise from the top left corner
 *      ^      |
 *      99     v
 *      74 <-- 50
 */
import { ONES, TENS } from './box';
import { type Line, type Player, WAYS, type Way } from './view';

export const COLUMNS = 10;
export const ROWS = 11;
export const CELL = 100;
export const TILE = 92;
export const RIM = 76; // track or frieze, then letters and numbers
export const BAND = 46; // the outer part of the rim
export const WIDTH = COLUMNS * CELL + 2 * RIM;
export const HEIGHT = ROWS * CELL + 2 * RIM;
const LETTERS = 'abcdefghij';

export interface Spot {
  x: number;
  y: number;
}

export const STEPS: { [way in Way]: Spot } = { north: { x: 0, y: -1 }, east: { x: 1, y: 0 }, south: { x: 0, y: 1 }, west: { x: -1, y: 0 } };
export const TURN: { [way in Way]: number } = { north: 0, east: 90, south: 180, west: 270 };
export const SLOPES: { [line in Line]: Spot } = {
  horizontal: { x: 1, y: 0 },
  vertical: { x: 0, y: 1 },
  falling: { x: 1, y: 1 },
  rising: { x: 1, y: -1 },
};

export const columnOf = (name: string): number => LETTERS.indexOf(name[0]!);
export const rowOf = (name: string): number => Number(name.slice(1)) - 1;
export const cellName = (column: number, row: number): string => LETTERS[column]! + (row + 1);
export const corner = (name: string): Spot => ({ x: RIM + columnOf(name) * CELL, y: RIM + rowOf(name) * CELL });
export const centre = (name: string): Spot => ({ x: corner(name).x + CELL / 2, y: corner(name).y + CELL / 2 });
export const inside = (column: number, row: number): boolean => column >= 0 && row >= 0 && column < COLUMNS && row < ROWS;
export const kindAt = (map: string[], name: string): string => map[rowOf(name)]?.[columnOf(name)] ?? '#';
export const allCells = (): string[] => Array.from({ length: ROWS * COLUMNS }, (_, k) => cellName(k % COLUMNS, Math.floor(k / COLUMNS)));

/** The side of a cell on which another cell lies. */
export function wayTo(from: string, to: string): Way {
  const [dx, dy] = [columnOf(to) - columnOf(from), rowOf(to) - rowOf(from)];
  return Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'east' : 'west') : dy > 0 ? 'south' : 'north';
}

export const beside = (cell: string, way: Way): string => cellName(columnOf(cell) + STEPS[way].x, rowOf(cell) + STEPS[way].y);

/** Cells between a cell and the next site or the edge, for drawing a beam. */
function reach(map: string[], from: string, step: Spot): string[] {
  const found: string[] = [];
  let [x, y] = [columnOf(from) + step.x, rowOf(from) + step.y];
  while (inside(x, y) && map[y]![x] !== '#') {
    found.push(cellName(x, y));
    [x, y] = [x + step.x, y + step.y];
  }
  return found;
}

export interface Beam {
  line: Line;
  cells: string[];
  from: Spot;
  to: Spot;
  /** As a band that lies across and is turned around its middle. */
  band: { x: number; y: number; length: number; turn: number };
}

/** The line through a cell that ends before sites and at the edge. */
export function beamThrough(map: string[], cell: string, line: Line): Beam {
  const step = SLOPES[line];
  const back = reach(map, cell, { x: -step.x, y: -step.y }).reverse();
  const cells = [...back, cell, ...reach(map, cell, step)];
  return beam(line, cells);
}

export function beam(line: Line, cells: string[]): Beam {
  const step = SLOPES[line];
  const [first, last] = [centre(cells[0]!), centre(cells.at(-1)!)];
  const half = step.x && step.y ? 26 : 34;
  const from = { x: first.x - step.x * half, y: first.y - step.y * half };
  const to = { x: last.x + step.x * half, y: last.y + step.y * half };
  const length = Math.hypot(to.x - from.x, to.y - from.y) + 26;
  const turn = (Math.atan2(step.y, step.x) * 180) / Math.PI;
  return { line, cells, from, to, band: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, length, turn } };
}

const SIDES = [24, 26, 24, 26];
export const LAP = SIDES.reduce((sum, count) => sum + count, 0);

/** Middle of a space of the Horus track. */
export function horusSpot(space: number): Spot {
  const edge = BAND / 2 + 2;
  const [right, low] = [WIDTH - edge, HEIGHT - edge];
  let at = ((space % LAP) + LAP) % LAP;
  if (at <= SIDES[0]!) return { x: edge + ((right - edge) * at) / SIDES[0]!, y: edge };
  at -= SIDES[0]!;
  if (at <= SIDES[1]!) return { x: right, y: edge + ((low - edge) * at) / SIDES[1]! };
  at -= SIDES[1]!;
  if (at <= SIDES[2]!) return { x: right - ((right - edge) * at) / SIDES[2]!, y: low };
  return { x: edge, y: low - ((low - edge) * (at - SIDES[2]!)) / SIDES[3]! };
}

/** Ships from the last to the first to arrive, each ahead of those `behind` it on its space (TP-16.6). */
export function fleet(players: readonly Player[]): { seat: number; at: number; behind: number }[] {
  const late = players.map(({ ship, arrival }, seat) => ({ seat, at: ship, arrival })).sort((one, other) => other.arrival - one.arrival);
  return late.map(({ seat, at }, k) => ({ seat, at, behind: late.slice(0, k).filter((other) => other.at === at).length }));
}

const ACROSS = 5;
export const SPACE = 46;

/** A track of ones and tens: where its spaces lie. The tens go on, row by row, as far as anybody has come (TP-15.5). */
export function trackSpaces(most: number): (Spot & { value: number })[] {
  const rows = Math.max(1, Math.ceil(Math.floor(most / 10) / TENS.length));
  const tens = Array.from({ length: rows * TENS.length }, (_, k) => 10 * (k + 1));
  return [
    ...ONES.map((value, k) => ({ value, x: (k % ACROSS) * SPACE, y: Math.floor(k / ACROSS) * SPACE })),
    ...tens.map((value, k) => ({ value, x: ((k % TENS.length) + 1) * SPACE, y: (2 + Math.floor(k / TENS.length)) * SPACE + 8 })),
  ];
}

/** The spaces on which the markers of a total stand: ones, and tens where there are any. */
export const trackMarks = (total: number): number[] => (total < 10 ? [total] : [total % 10, total - (total % 10)]);

/** Stairs printed on the board: on every side on which a Nile cell touches a site. */
export function jetties(map: string[]): { cell: string; way: Way }[] {
  const water = allCells().filter((cell) => kindAt(map, cell) === '~');
  return water.flatMap((cell) => WAYS.filter((way) => inside(columnOf(cell) + STEPS[way].x, rowOf(cell) + STEPS[way].y) && kindAt(map, beside(cell, way)) === '#').map((way) => ({ cell, way })));
}

/** Banks of the river: smooth lines along the first and the last Nile cell of each row. */
export function riverPath(map: string[]): string {
  const banks = map.map((row) => ({ left: RIM + row.indexOf('~') * CELL, right: RIM + (row.lastIndexOf('~') + 1) * CELL }));
  if (!map[0]?.includes('~')) return '';
  const top = (row: number) => RIM + row * CELL;
  const down = banks.map(({ left }, row) => bend(left, banks[row + 1]?.left ?? left, top(row), 1)).join('');
  const up = banks.map(({ right }, row) => bend(right, banks[row - 1]?.right ?? right, top(row) + CELL, -1)).reverse().join('');
  return `M${banks[0]!.left} ${RIM}${down}L${banks.at(-1)!.right} ${HEIGHT - RIM}${up}Z`;
}

function bend(x: number, next: number, y: number, sign: number): string {
  const [straight, end] = [y + sign * 80, y + sign * 120];
  return x === next ? `L${x} ${y + sign * CELL}` : `L${x} ${straight}C${x} ${y + sign * 108} ${next} ${y + sign * 92} ${next} ${end}`;
}

/** Where up to three workers stand on a site. */
export const STANDS: Spot[][] = [[], [{ x: 50, y: 96 }], [{ x: 33, y: 96 }, { x: 67, y: 96 }], [{ x: 22, y: 96 }, { x: 50, y: 99 }, { x: 78, y: 96 }]];

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Keeps something of a given size on the board. */
export const kept = ({ x, y }: Spot, wide: number, high: number): Spot => ({ x: clamp(x, wide / 2 + 4, WIDTH - wide / 2 - 4), y: clamp(y, high / 2 + 4, HEIGHT - high / 2 - 4) });

/** Where the handle of a row lies: at the longer end of its beam, a good step away from the tile. */
export function handle({ line, from, to }: Beam, cell: string): Spot {
  const at = centre(cell);
  const step = SLOPES[line];
  const far = (end: Spot) => Math.max(Math.abs(end.x - at.x), Math.abs(end.y - at.y));
  const forward = far(to) === far(from) ? at.x + step.x * 80 < WIDTH - RIM && at.y + step.y * 80 < HEIGHT - RIM && at.y + step.y * 80 > RIM : far(to) > far(from);
  const reached = Math.max(forward ? far(to) : far(from), 84);
  const sign = forward ? 1 : -1;
  return { x: at.x + sign * step.x * reached, y: at.y + sign * step.y * reached };
}
