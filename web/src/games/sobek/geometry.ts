/**
 * The market board in units: a cell is 100.
 *
 *        +--------------------------------------------+
 *        |  Nile  |   a    b    c    d    e    f      |
 *        |  slot  | +----+----+----+----+----+----+   |
 *        |  slot  | | a1 | b1 |                   | 1 |
 *        |  ...   | | a2 |                        | 2 |
 *        +--------------------------------------------+
 */
import type { Facing } from './view';

export const SIDE = 6;
export const CELL = 100;
export const TILE = 90;
export const EDGE = 34; // the rim with letters and numbers
export const NILE = 118; // the river with the pirogues
export const SLOT = 96;
export const SLOTS = 5;
export const LEFT = NILE + 22;
export const TOP = EDGE;
export const WIDTH = LEFT + SIDE * CELL + EDGE;
export const HEIGHT = TOP + SIDE * CELL + 18;

export interface Spot {
  x: number;
  y: number;
}

const LETTERS = 'abcdef';

export const cellName = (index: number): string => LETTERS[index % SIDE]! + (Math.floor(index / SIDE) + 1);
export const cellIndex = (name: string): number => LETTERS.indexOf(name[0]!) + (Number(name[1]) - 1) * SIDE;
export const cellCorner = (index: number): Spot => ({ x: LEFT + (index % SIDE) * CELL, y: TOP + Math.floor(index / SIDE) * CELL });
export const cellCentre = (index: number): Spot => ({ x: cellCorner(index).x + CELL / 2, y: cellCorner(index).y + CELL / 2 });
export const slotCorner = (slot: number): Spot => ({ x: (NILE - SLOT) / 2 + 4, y: TOP + 4 + (slot * (SIDE * CELL - 8)) / SLOTS });

export const STEPS: { [facing in Facing]: Spot } = {
  horizontal: { x: 1, y: 0 },
  vertical: { x: 0, y: 1 },
  diagonal_down: { x: 1, y: 1 },
  diagonal_up: { x: 1, y: -1 },
};
export const FACINGS = Object.keys(STEPS) as Facing[];
export const TURN: { [facing in Facing]: number } = { vertical: 0, horizontal: 90, diagonal_down: -45, diagonal_up: 45 };

const inside = (x: number, y: number) => x >= 0 && y >= 0 && x < SIDE && y < SIDE;
const column = (index: number) => index % SIDE;
const row = (index: number) => Math.floor(index / SIDE);

/** The ends of the line of sight through a cell, for drawing it. */
export function lineThrough(index: number, facing: Facing): [Spot, Spot] {
  const step = STEPS[facing];
  const end = (sign: number): Spot => {
    let [x, y] = [column(index), row(index)];
    while (inside(x + sign * step.x, y + sign * step.y)) [x, y] = [x + sign * step.x, y + sign * step.y];
    const centre = cellCentre(y * SIDE + x);
    return { x: centre.x + (sign * step.x * CELL) / 2.2, y: centre.y + (sign * step.y * CELL) / 2.2 };
  };
  return [end(-1), end(1)];
}

/** Cells strictly between two cells of one line; empty if they do not lie on one. */
export function between(from: number, to: number): number[] {
  const [dx, dy] = [column(to) - column(from), row(to) - row(from)];
  const distance = Math.max(Math.abs(dx), Math.abs(dy));
  if (!distance || (dx && dy && Math.abs(dx) !== Math.abs(dy))) return [];
  const [sx, sy] = [dx / distance, dy / distance];
  return Array.from({ length: distance - 1 }, (_, k) => (row(from) + sy * (k + 1)) * SIDE + column(from) + sx * (k + 1));
}

/** Where the handle for turning the ankh lies: one step along the line, on the side that is on the board. */
export function handle(index: number, facing: Facing): Spot {
  const step = STEPS[facing];
  const sign = inside(column(index) + step.x, row(index) + step.y) ? 1 : -1;
  const centre = cellCentre(index);
  const reach = 94; // a finger apart on a phone
  return { x: centre.x + sign * step.x * reach, y: centre.y + sign * step.y * reach };
}

/** Marks on the edge of a tile (box of 100) that print its orientation: where, and turned how. */
export const MARKS: { [facing in Facing]: { x: number; y: number; turn: number }[] } = {
  horizontal: [
    { x: 8, y: 50, turn: -90 },
    { x: 92, y: 50, turn: 90 },
  ],
  vertical: [
    { x: 50, y: 8, turn: 0 },
    { x: 50, y: 92, turn: 180 },
  ],
  diagonal_down: [
    { x: 12, y: 12, turn: -45 },
    { x: 88, y: 88, turn: 135 },
  ],
  diagonal_up: [
    { x: 88, y: 12, turn: 45 },
    { x: 12, y: 88, turn: -135 },
  ],
};
