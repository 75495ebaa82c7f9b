/** The box of Sobek as the drawings need it: what is printed on each tile. */
import { character, goods_type, pirogue, tile } from 'components:sobek';
import type { Message } from '../../lib/api-types';
import type { Back, Facing } from './view';

export interface TileFace {
  id: string;
  good: string;
  scarabs: number;
  coin: boolean;
  facing: Facing | null;
  back: Back;
  person: boolean;
  rule: string;
}

const goods: TileFace[] = tile.map(({ id, good, scarabs, deben, orientation, back }) => ({
  ...{ id, good, scarabs, coin: deben, facing: orientation as Facing, back: back as Back, person: false },
  rule: deben ? 'SB-5.6' : scarabs ? 'SB-2.3' : good === 'statue' ? 'SB-2.6' : 'SB-2.2',
}));
const people: TileFace[] = character.map(({ id, good, rule }) => ({
  ...{ id, good, scarabs: 0, coin: false, facing: null, back: 'character' as const, person: true, rule },
}));

export const TILES = new Map([...goods, ...people].map((face) => [face.id, face]));
export const GOODS = goods_type.map(({ id }) => id);
export const PIROGUE_RULES = new Map(pirogue.map(({ kind, rule }) => [kind, rule]));

const order = new Map([...goods, ...people].map(({ id }, index) => [id, index]));

/** By good, people at the end of theirs. */
export function sorted(ids: readonly string[]): string[] {
  return [...ids].sort((a, b) => GOODS.indexOf(goodOf(a)) - GOODS.indexOf(goodOf(b)) || order.get(a)! - order.get(b)!);
}

export const goodOf = (id: string): string => TILES.get(id)?.good ?? '';

/** A tile in words, as the journal says it. */
export function tileMessage({ id, good, scarabs, coin, person }: TileFace): Message {
  if (person) return { id: `person-${id}`, args: {} };
  const name: Message = { id: `good-${good}`, args: {} };
  if (coin) return { id: 'tile-coin', args: { good: name } };
  return scarabs ? { id: 'tile-scarabs', args: { good: name, scarabs } } : name;
}

/** Tiles of a hand in heaps of one good. */
export function byGood(ids: readonly string[]): { good: string; tiles: string[] }[] {
  const heaps = new Map<string, string[]>();
  for (const id of sorted(ids)) heaps.set(goodOf(id), [...(heaps.get(goodOf(id)) ?? []), id]);
  return [...heaps].map(([good, tiles]) => ({ good, tiles }));
}
