import type { Message } from '../../lib/api-types';
import type { Face, Standing } from '../contract';
import { art } from './art';
import Board from './Board.svelte';
import { GOODS } from './box';
import Summary from './Summary.svelte';
import type { View } from './view';

const RULES: { [id: string]: string } = {
  'prompt-act': 'SB-4.1',
  'prompt-act-free': 'SB-9.1',
  'prompt-first': 'SB-4.2',
  'prompt-centre': 'SB-5.8',
  'prompt-point-at': 'SB-9.5',
  'prompt-orient': 'SB-5.7',
  'prompt-coin-tile': 'SB-5.6',
  'prompt-set': 'SB-6.1',
  'prompt-pirogue-of-slots': 'SB-6.7',
  'prompt-pirogue-of-reserve': 'SB-8.1',
  'prompt-scarabs-to': 'SB-9.6',
  'prompt-deben-of-two': 'SB-9.4',
  'prompt-vizier-takes': 'SB-8.3',
  'prompt-thief-steals': 'SB-8.4',
  'prompt-courtesan-adds': 'SB-8.5',
  'prompt-courtesan-joins': 'SB-8.5',
  'prompt-merchant-takes': 'SB-8.6',
  'prompt-scribe-sheds': 'SB-8.7',
  'prompt-priest-purges': 'SB-8.8',
  'prompt-over': 'SB-11.1',
  'move-take': 'SB-5.2',
  'move-refill': 'SB-5.8',
  'move-sell': 'SB-6.1',
  'move-play': 'SB-7.1',
};

function standing(view: View, seat: number): Standing[] {
  const { sold, debens, pirogue_points } = view.players[seat]!;
  const known = debens.known.reduce((sum, value) => sum + value, 0);
  return [
    ...GOODS.filter((good) => sold[good]).map((good) => ({ source: `points-${good}`, points: sold[good]!.points })),
    { source: 'points-debens', points: debens.known.length < debens.count ? null : known },
    { source: 'points-pirogues', points: pirogue_points },
  ];
}

function spoken({ args }: Message): string[] {
  return typeof args.cell === 'string' ? [`cell ${args.cell}`] : [];
}

/** Everybody's hand as its owner saw it. */
function open(views: View[]): View {
  const players = views.map((view, seat) => view.players[seat]!) as View['players'];
  return { ...views[0]!, you: null, chosen: [], players };
}

const face: Face<View> = { Board, Summary, standing, spoken, rule: (id) => RULES[id], open, art };
export default face;
