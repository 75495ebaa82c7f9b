import type { Message } from '../../lib/api-types';
import type { Face, Standing } from '../contract';
import { art } from './art';
import Board from './Board.svelte';
import Summary from './Summary.svelte';
import type { View } from './view';

const RULES: { [id: string]: string } = {
  'prompt-lay': 'TP-5.1',
  'prompt-row': 'TP-6.1',
  'prompt-ready': 'TP-7.3',
  'prompt-equip-workers': 'TP-7.3',
  'prompt-equip-stones': 'TP-7.3',
  'prompt-gain': 'TP-4.2',
  'prompt-send-worker': 'TP-8.5',
  'prompt-take': 'TP-10.1',
  'prompt-search-where': 'TP-10.2',
  'prompt-pick-tile': 'TP-10.2',
  'prompt-close': 'TP-10.6',
  'prompt-close-gold': 'TP-10.3',
  'prompt-close-stones': 'TP-10.4',
  'prompt-hire-where': 'TP-9.4',
  'prompt-colour-of': 'TP-9.2.3',
  'prompt-pay': 'TP-9.2.4',
  'prompt-swap-first': 'TP-9.1',
  'prompt-swap-second': 'TP-9.1',
  'prompt-card-which': 'TP-16.9',
  'prompt-over': 'TP-12.5',
  'move-lay': 'TP-5.2',
  'move-row': 'TP-6.2',
  'move-equip': 'TP-7.1',
  'move-send': 'TP-8.5.2',
  'move-home': 'TP-8.5.6',
  'move-draw': 'TP-10.1',
  'move-search': 'TP-9.3',
  'move-look': 'TP-10.2',
  'move-build': 'TP-9.2',
  'move-swap': 'TP-9.1',
  'move-hire': 'TP-9.4',
  'move-stone': 'TP-9.5',
  'move-bury': 'TP-15.7',
  'move-sail': 'TP-16.7',
  'move-card': 'TP-16.9',
  'move-claim': 'TP-16.10',
  'move-recall': 'TP-9.6',
  'move-leave': 'TP-9.6',
  'move-place': 'TP-9.4',
};

function standing(view: View, seat: number): Standing[] {
  return Object.entries(view.players[seat]!.sources).map(([source, points]) => ({ source, points }));
}

/** Notes name cells, sites and stacks; some speak of a track. */
const TRACKS: { [id: string]: string } = { 'grave-goods': 'track grave_goods', buried: 'track grave_goods', 'nile-steps': 'track nile', sailed: 'track nile', 'oasis-steps': 'track oases', 'horus-steps': 'track horus' };

function spoken({ id, args }: Message): string[] {
  const found = [args.cell && `cell ${args.cell}`, args.site && `site ${args.site}`, args.stack && `stack ${args.stack}`, TRACKS[id]];
  return found.filter((one) => typeof one === 'string');
}

/** Every hand as its owner saw it, and what anybody knew of the stacks. */
function open(views: View[]): View {
  const first = views[0]!;
  const players = views.map((view, seat) => view.players[seat]!);
  const stacks = first.stacks.map((stack, k) => views.map((view) => view.stacks[k]!).find(({ tiles }) => tiles.length > 0 && tiles.every(Boolean)) ?? stack);
  return { ...first, you: null, players, stacks };
}

const face: Face<View> = { Board, Summary, standing, spoken, rule: (id) => RULES[id], open, art };
export default face;
