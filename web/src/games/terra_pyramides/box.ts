/** The box of Terra Pyramides as the drawings need it. */
import { coop_tasks, gold_actions, pyramid_levels, tracks } from 'components:terra_pyramides';
import type { Task } from './view';

export const LEVELS = pyramid_levels.types;
/** The levels that may be built: a task may end below the top (TP-14.6). */
export const levelsOf = (task: Task | null): typeof LEVELS => LEVELS.slice(0, coop_tasks.find(({ id }) => id === task?.id)?.max_level);
export const SEARCH_COST = gold_actions.find(({ id }) => id === 'peek_stack')!.cost;
export const ONES = [0, ...tracks.grave_goods.spaces];
export const TENS = tracks.grave_goods.tens;
