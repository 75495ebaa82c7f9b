/** The box of Terra Pyramides as the drawings need it. */
import { pyramid_levels, tracks } from 'components:terra_pyramides';

export const LEVELS = pyramid_levels.types;
export const ONES = [0, ...tracks.grave_goods.spaces];
export const TENS = tracks.grave_goods.tens;
