/** What src/perankh/games/men_nefer/view/ sends, in types. */
import type { Message } from '../../lib/api-types';

export type House = 'pyramids' | 'necropolis' | 'temple' | 'nile' | 'sphinxes';
export const HOUSES: House[] = ['pyramids', 'necropolis', 'temple', 'nile', 'sphinxes'];
export type Actions = Message[];
/** A seat, or Imhotep in the solo game. */
export type Owner = number | 'imhotep';

export interface Field {
  neutral: number;
  players: number[];
  price: number;
}

export interface Tile {
  id: string;
  number: number;
  hieroglyph: string;
  actions: Actions;
}

export interface Good {
  id: string;
  kind: string;
  levels: Actions[];
}

export interface Papyrus {
  id: string;
  left: string;
  right: string;
}

export interface Agreement {
  id: string;
  value: number;
  condition: Message;
}

export interface City {
  id: string;
  advantage: string;
  actions: Actions;
  agreements: Agreement[];
}

export interface Bonus {
  id: string;
  prestige: number;
  actions: Actions;
}

export interface Queen {
  id: string;
  parts: number;
  of: number;
  tile: string;
  eyes: number[];
}

export interface Stock {
  supply: number;
  available: number;
  placed: number;
}

/** What Imhotep has too. */
export interface Pieces {
  prestige: number;
  points: { [source: string]: number };
  options_taken: { visit: number; specialise: number; take: number };
  apprentices_home: number;
  scarabs: { [house in House]: number };
  sun: number;
  great_stone: number;
  eyes: Stock;
  mummies: Stock;
  sphinxes: Stock;
  baskets: { placed: number; lost: number };
}

export interface TilePlace {
  tile: string | null;
  hieroglyph?: string;
  actions?: Actions;
  apprentice: boolean;
}

export interface Player extends Pieces {
  food: number;
  heka: number;
  heart: number;
  feather: number;
  queens_stone: number;
  hieroglyphs: { board: string; track: string[]; marker: number };
  tiles: TilePlace[];
  priestesses: { id: string; room: number; upright: boolean }[];
  boats: { id: string; place: string; activated: boolean }[];
  goods: ((Good & { offered: boolean }) | null)[];
  papyri: Papyrus[];
  rolled: number;
  agreements: ((Agreement & { fulfilled: boolean }) | null)[];
}

export interface Imhotep extends Pieces {
  agreements: { id: string; value: number }[];
  tiles_left: string[];
}

export type GreatField = { kind: 'seal'; prestige: number } | { kind: 'construction' } | { kind: 'favour'; favours: number };
export type ObeliskField = { kind: 'seal'; prestige: number } | { kind: 'deity' } | { kind: 'heka'; heka: number };

/** What is printed on the boards. */
export interface Printed {
  tracks: { [house in House]: Actions[] };
  rows: { food: number; actions: Actions }[];
  hieroglyph_bonuses: Actions[];
  great_track: GreatField[];
  queens_track: boolean[];
  graves: { [grave: string]: { row: number; column: string; actions: Actions } };
  activations: number[];
  rooms: number[];
  temple: { [field: string]: Actions };
  obelisk: ObeliskField[];
  nile: { [place: string]: { food?: number; overtaken: number; from?: string; to?: string } };
  podiums: { [podium: string]: { avenue: string; number: string; actions: Actions } };
  duat: { last: number; symbols: number[] };
  goods_prices: number[];
  goods_places: { level: number; prestige: number }[];
  papyrus_prices: number[];
  papyrus_row_prices: number[];
  limits: { food: number; heka: number };
}

export interface Pending {
  kind: string;
  seat: number;
  decision: boolean;
  actions?: Actions;
}

export interface View {
  game: string;
  you: number | null;
  decider: number;
  pending: Pending[];
  era: number;
  turn: { taken: number; of: number };
  over: boolean;
  order: Owner[];
  solo: { difficulty: string } | null;
  houses: { id: House; sun: Field; moon: Field }[];
  display: (Tile | null)[];
  supply: { top: Tile | null; unknown: string[]; known: string[] };
  discarded_tiles: string[];
  great_pyramid: {
    parts: number;
    crowned: boolean;
    sites: { shows: string; parts: string[] }[];
    quarry: { top: string | null; below: string[] }[];
  };
  queens: Queen[];
  necropolis: { [grave: string]: Owner | null };
  bonuses: { [place: string]: Bonus };
  temple: { [field: string]: Owner | null };
  deity: { id: string; actions: Actions };
  podiums: { [podium: string]: Owner | null };
  cities: City[];
  agreement_stacks: string[][];
  discarded_agreements: string[];
  goods: (Good | null)[];
  goods_bag: string[];
  papyri: (Papyrus | null)[];
  papyrus_bag: string[];
  players: Player[];
  imhotep: Imhotep | null;
  board: Printed;
}

/** Imhotep plays with the pieces of the second seat. */
export const seatOf = (owner: Owner): number => (owner === 'imhotep' ? 1 : owner);

/** Everybody with pieces on the board, by seat. */
export const everybody = (view: View): Pieces[] => (view.imhotep ? [...view.players, view.imhotep] : view.players);
