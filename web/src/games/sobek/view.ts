/** What src/perankh/games/sobek/view.py sends, in types. */
export type Facing = 'horizontal' | 'vertical' | 'diagonal_down' | 'diagonal_up';
export type Back = 'start' | 'goods' | 'character';
export const BACKS: Back[] = ['start', 'goods', 'character'];

export interface SoldSet {
  tiles: string[];
  pirogues: number;
  scarabs: number;
  points: number;
}

export interface Player {
  hand: { [back in Back]: number };
  hand_known: string[];
  board: { [back in Back]: number };
  board_known: string[];
  hand_or_board: string[];
  cobras: number;
  sold: { [good: string]: SoldSet };
  debens: { count: number; known: number[] };
  eye_returned: number | null;
  pirogues: string[];
  pirogue_points: number;
}

export interface View {
  game: string;
  you: number | null;
  decider: number;
  ankh: { cell: string; facing: Facing } | null;
  free_turning: boolean;
  forced: string | null;
  market: (string | null)[];
  stack: number;
  stack_top: Back | null;
  slots: (string | null)[];
  reserve: { count: number; known: string[] };
  drawn: string[];
  used_pirogues: string[];
  bag: number;
  box: string[];
  chosen: string[];
  players: [Player, Player];
  ended_by: number | null;
}

export const total = (counts: { [back in Back]: number }) => BACKS.reduce((sum, back) => sum + counts[back], 0);
