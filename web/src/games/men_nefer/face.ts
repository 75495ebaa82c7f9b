import type { Message } from '../../lib/api-types';
import type { Face, Standing } from '../contract';
import { art } from './art';
import Board from './Board.svelte';
import { RULES } from './rules';
import { spoken } from './spoken';
import Summary from './Summary.svelte';
import type { View } from './view';

function standing(view: View, seat: number): Standing[] {
  return Object.entries(view.players[seat]!.points).map(([source, points]) => ({ source: `points-${source}`, points }));
}

/** Nothing on this table is hidden from anybody. */
function open(views: View[]): View {
  return { ...views[0]!, you: null };
}

const face: Face<View> = { Board, Summary, standing, spoken: (message: Message) => spoken(message), rule: (id) => RULES[id], open, art };
export default face;
