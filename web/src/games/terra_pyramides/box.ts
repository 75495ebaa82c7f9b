/** The box of Terra Pyramides as the drawings need it. */
import { gold_actions, pyramid_levels, tracks } from 'components:terra_pyramides';

export const LEVELS = pyramid_levels.types;
export const SEARCH_COST = gold_actions.find(({ id }) => id === 'peek_stack')!.cost;
export const ONES = [0, ...tracks.grave_goods.spaces];
export const TENS = tracks.grave_goods.tens;
