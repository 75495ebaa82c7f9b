/** What things are, for the explanations. */
import type { Explanation } from '../../lib/explain.svelte';
import { say, t, word } from '../../lib/words.svelte';
import { PIROGUE_RULES, TILES, tileMessage } from './box';
import type { Back, SoldSet } from './view';

export function tellTile(id: string): Explanation {
  const face = TILES.get(id);
  if (!face) return { title: '' }; // a tile that leaves in this moment
  const title = say(tileMessage(face));
  if (face.person) return { title, text: word(`person-${id}-effect`), rule: face.rule };
  const lines = [t('tile-turns', { facing: { id: `facing-${face.facing}`, args: {} } })];
  if (face.coin) lines.push(t('tile-coin-text'));
  if (face.scarabs) lines.push(t('tile-scarabs-text'));
  if (face.good === 'statue') lines.push(t('tile-statue-text'));
  return { title, text: lines.join(' '), rule: face.rule };
}

export function tellBack(back: Back): Explanation {
  return { title: word(`back-${back}`), text: back === 'character' ? t('back-character-text') : undefined, rule: 'SB-13' };
}

export function tellPirogue(kind: string): Explanation {
  if (kind === 'hidden') return { title: t('pirogue-hidden'), text: t('pirogue-hidden-text'), rule: 'SB-6.7' };
  return { title: word(`pirogue-${kind}`), text: word(`pirogue-${kind}-effect`), rule: PIROGUE_RULES.get(kind) };
}

export function tellSet(good: string, set: SoldSet): Explanation {
  return { title: word(`good-${good}`), text: t('set-points', { tiles: set.tiles.length, scarabs: set.scarabs, points: set.points }), rule: 'SB-12.1' };
}
