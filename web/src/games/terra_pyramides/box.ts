/** The box of Terra Pyramides as the drawings need it. */
import { boards, pyramid_levels, tracks } from 'components:terra_pyramides';

export const LEVELS = pyramid_levels.types;
/** Stairs printed on Nile cells, by cell. */
export const PRINTED = boards.nile.printed_stairs;
export const ONES = [0, ...tracks.grave_goods.spaces];
export const TENS = tracks.grave_goods.tens;
