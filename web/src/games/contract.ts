/** What a game's folder `web/src/games/<slug>/` gives to the client. See web/README.md. */
import type { Component } from 'svelte';
import type { Message } from '../lib/api-types';

/** A view as the server sends it; every game has its own fields. */
export type View = { [name: string]: unknown };

export interface BoardProps<V = View> {
  view: V;
  /** The seat that the board is drawn for: its own things lie at the bottom. A spectator looks from seat 0. */
  near: number;
}

export interface SummaryProps<V = View> {
  view: V;
  seat: number;
}

/** Points of one source as far as the viewer may know them; null: hidden. */
export interface Standing {
  source: string;
  points: number | null;
}

/** `face.ts` of a game has this as its default export. */
export interface Face<V = View> {
  /** Everything that lies on the table. */
  Board: Component<BoardProps<V>>;
  /** What a player has, in one line of things, for the list of players. */
  Summary: Component<SummaryProps<V>>;
  /** Points by source that can be seen of a seat. */
  standing(view: V, seat: number): Standing[];
  /** Board elements that a line of the log speaks of. */
  spoken(message: Message): string[];
  /** Number of the rule behind a prompt or a move, by its message id. */
  rule(id: string): string | undefined;
  /** For the replay: all hands open, put together from what each seat saw. */
  open?(views: V[]): V;
  /** The drawings of the game, mounted once. */
  art?(): void;
}

/** `card.ts` of a game: what its card on the first page says besides words. */
export interface Card {
  /** Players, until the house says more. */
  seats: [number, number];
  minutes: [number, number];
  /** 1 light, 2 medium, 3 heavy. */
  weight: 1 | 2 | 3;
  /** Order on the first page. */
  place: number;
  /** Options that are folded away under "house rules" when a table is made. */
  houseRules?: 'all' | string[];
}
