/** What src/perankh/games/terra_pyramides/view.py sends, in types. */
export type Way = 'north' | 'east' | 'south' | 'west';
export type Line = 'horizontal' | 'vertical' | 'falling' | 'rising';
export type Store = 'sphinx' | 'scarab';
export const WAYS: Way[] = ['north', 'east', 'south', 'west'];
export const LINES: Line[] = ['horizontal', 'vertical', 'falling', 'rising'];
export const STONES = ['blue', 'red', 'black', 'yellow', 'green', 'brown', 'white'];
export const COLOURS = STONES.slice(0, 6);

export interface Face {
  type: string;
  icons: string[];
}

export interface Laid extends Face {
  stairs: Way;
}

export interface Site {
  foundation: number | null;
  level: number;
  value: number;
  colour: string | null;
  owner: number | null;
  workers: number;
  open_around: number;
}

export interface Row {
  cell: string;
  line: Line;
  cells: string[];
  workers: string[];
  stones: string[];
}

export interface Stack {
  id: number;
  store: Store;
  open: boolean;
  left: number;
  tiles: (Face | null)[];
  gone: (Face | null)[];
  either: Face[];
  searched_by: number[];
}

export interface Hand {
  stack: number;
  store: Store;
  searched: boolean;
  tile: Face | null;
}

export interface Player {
  workers: number;
  gold: number;
  stones: { [colour: string]: number };
  tops: number;
  hand: Hand | null;
  horus: number;
  grave_goods: number;
  oases: number;
  ship: number;
  arrival: number;
  palms: number;
  card: string | null;
  points: number;
  sources: { [source: string]: number };
}

export interface StrategyCard {
  id: string;
  owner: number | null;
  leader: number | null;
}

export interface Task {
  id: number;
  goal: string;
  target: number;
  measure: number;
  won: boolean;
}

export interface View {
  game: string;
  you: number | null;
  decider: number;
  decision: string | null;
  at: string | null;
  version: 'base' | 'horus' | 'nile';
  symbols: boolean;
  open_stacks: boolean;
  turn: { finished: number; total: number; first: number };
  board: { side: string; map: string[]; symbols: string[]; tiles: { [cell: string]: Laid }; sites: { [cell: string]: Site } };
  row: Row | null;
  supply: { gold: number; stones: number; foundations: number; first_levels: { [colour: string]: number }; levels: { [level: string]: number } };
  stacks: Stack[];
  cards: StrategyCard[];
  tracks: { coin_every: number; coin_gold: number; horus_spaces: number; nile_end: number; palms: number[] };
  players: Player[];
  task: Task | null;
  over: boolean;
}

export const stoneCount = (player: Player): number => STONES.reduce((sum, colour) => sum + (player.stones[colour] ?? 0), 0);
/** `stone:blue` as part of a name. */
export const iconName = (icon: string): string => icon.replace(':', '-');
