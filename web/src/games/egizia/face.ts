import type { Face, Standing } from '../contract';
import { art } from './art';
import Board from './Board.svelte';
import { RULES } from './rules';
import { spoken } from './spoken';
import Summary from './Summary.svelte';
import type { View } from './view';

/** What was scored, and what final scoring would add if it came now; Sphinx cards tell nothing before it. */
function standing(view: View, seat: number): Standing[] {
  const { points, at_end, sphinx } = view.players[seat]!;
  const told: Standing[] = Object.entries({ ...points, ...at_end }).map(([source, value]) => ({ source: `points-${source}`, points: value }));
  return view.ended || !sphinx.count ? told : [...told, { source: 'points-sphinx', points: null }];
}

/** Everybody's Sphinx cards as their owners saw them. */
function open(views: View[]): View {
  const players = views.map((view, seat) => view.players[seat]!);
  return { ...views[0]!, you: null, looking: views.find(({ looking }) => looking)?.looking ?? null, players };
}

const face: Face<View> = { Board, Summary, standing, spoken, rule: (id) => RULES[id], open, art };
export default face;
