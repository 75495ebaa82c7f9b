/** What things are, for the explanations. */
import type { Message } from '../../lib/api-types';
import type { Explanation } from '../../lib/explain.svelte';
import { say, t, word } from '../../lib/words.svelte';
import { LEVELS, levelsOf } from './box';
import { beside, columnOf, fleet, rowOf } from './geometry';
import { type Face, type Hand, type Site, type Stack, type Task, type View, iconName } from './view';

const plain = (id: string, args: Message['args'] = {}): Message => ({ id, args });
export const upper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
export const lines = (...found: (string | false | null | undefined)[]): string => found.filter(Boolean).map((one) => upper(one as string)).join(' ');
const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** A tile is called by its icons, as the journal calls it. */
export function tileWords({ icons }: Face): string {
  const [first, second] = icons.map((icon) => plain(`icon-${iconName(icon)}`));
  if (!second) return say(plain('tile-one', { icon: first! }));
  if (icons[0] === icons[1]) return say(plain('tile-twice', { icons: plain(`icons-${icons[0]}`) }));
  return say(plain('tile-pair', { first: first!, second }));
}

const EFFECT_RULES: { [icon: string]: string } = { worker: 'TP-8.5', eye: 'TP-8.3', stone: 'TP-8.4', grave_good: 'TP-15.5', oasis: 'TP-8.2', nile: 'TP-16.5' };

export function tellIcon(icon: string): Explanation {
  const kind = icon.split(':')[0]!;
  return { title: upper(word(`icon-${iconName(icon)}`)), text: sentence(upper(word(`icon-${kind}-effect`))), rule: EFFECT_RULES[kind] };
}

export function tellTile(face: Face): Explanation {
  const kinds = [...new Set(face.icons.map((icon) => icon.split(':')[0]!))];
  return { title: upper(tileWords(face)), text: lines(...kinds.map((kind) => sentence(word(`icon-${kind}-effect`)))), rule: EFFECT_RULES[kinds[0]!] };
}

export function tellCell(view: View, cell: string): Explanation {
  const laid = view.board.tiles[cell];
  if (laid) {
    const site = beside(cell, laid.stairs);
    const about = tellTile(laid);
    return { ...about, title: `${about.title}, ${cell}`, text: lines(t('stairs-to', { site }), about.text) };
  }
  const kind = view.board.map[rowOf(cell)]![columnOf(cell)]!;
  if (kind === 'o' || kind === '~') {
    const about = tellIcon(kind === 'o' ? 'oasis' : 'nile');
    return { ...about, title: `${about.title}, ${cell}` };
  }
  const symbol = view.board.symbols[rowOf(cell)]![columnOf(cell)] === 's' ? 'sphinx' : 'scarab';
  return { title: `${t('cell-open')}, ${cell}`, text: lines(t('cell-open-text'), t('cell-symbol-text', { symbol: plain(`symbol-${symbol}`) })), rule: 'TP-5.1' };
}

export function tellSite(view: View, cell: string, site: Site, names: readonly string[]): Explanation {
  if (!site.foundation) return { title: `${t('site-empty')}, ${cell}`, text: t('site-empty-text'), rule: 'TP-5.3' };
  const what = site.level
    ? plain('site-pyramid', { colour: plain(`colour-${site.colour}`), level: site.level })
    : plain('site-foundation', { value: site.foundation });
  const next = levelsOf(view.task).find(({ level }) => level === site.level + 1);
  const seat = site.owner === null ? '' : (names[site.owner] ?? '');
  const text = lines(
    site.workers ? t('site-workers', { count: site.workers, seat }) : !site.level && t('site-unowned'),
    next ? t('site-next', { level: next.level, stones: next.stones_needed, value: next.value }) : t('site-finished'),
    view.version !== 'base' && (site.open_around ? t('site-open', { count: site.open_around }) : t('site-enclosed')),
  );
  const early = !next && site.level < LEVELS.length;
  return { title: `${upper(say(what))}, ${cell}`, text, rule: early ? 'TP-14.6' : view.version === 'base' ? 'TP-9.2' : 'TP-15.8' };
}

export function tellTops(task: Task | null, count: number): Explanation {
  const title = t('tops-of', { count });
  return levelsOf(task).length < LEVELS.length ? { title, text: t('tops-unused'), rule: 'TP-14.6' } : { title, text: t('tops-text'), rule: 'TP-2.5' };
}

/** How far the ships have come and, where several share a space, who came first; in the harbour nobody did. */
export function tellRiver({ players }: View, names: readonly string[]): Explanation {
  const counts = players.map(({ ship, palms }, seat) => t('river-count', { seat: names[seat] ?? '', space: ship, palms }));
  const ahead = fleet(players).reverse();
  const shared = new Set(ahead.filter(({ behind }) => behind).map(({ at }) => at).filter(Boolean));
  const orders = [...shared].map((space) => t('river-order', { space, seats: ahead.filter(({ at }) => at === space).map(({ seat }) => names[seat] ?? '').join(', ') }));
  return { title: t('river'), text: lines(`${counts.join('; ')}.`, ...orders, t('river-text')), rule: 'TP-16.14' };
}

export function tellStack(stack: Stack, names: readonly string[]): Explanation {
  if (!stack.left) return { title: t('stack-out', { number: stack.id }), rule: 'TP-11.2' };
  const known = stack.tiles.filter((tile) => tile !== null);
  const seats = stack.searched_by.map((seat) => names[seat] ?? '').join(', ');
  const text = lines(
    stack.open && known[0] ? t('stack-open-text', { tile: tileWords(known[0]) }) : known.length === stack.left ? t('stack-seen-text', { tiles: known.map(tileWords).join(', ') }) : t('stack-closed-text'),
    seats && t('stack-searched', { seats }),
  );
  return { title: t('stack-of', { number: stack.id, count: stack.left }), text, rule: stack.open ? 'TP-13.2' : 'TP-10.1' };
}

export function tellHand(hand: Hand, symbols: boolean): Explanation {
  const title = hand.tile ? `${t('hand-of')}: ${tileWords(hand.tile)}` : `${t('hand-of')}: ${word('tile-hidden')}`;
  const effects = hand.tile && tellTile(hand.tile).text;
  return { title, text: lines(t('hand-from', { stack: hand.stack }), symbols && t('hand-symbol', { symbol: plain(`symbol-${hand.store}`) }), effects), rule: symbols ? 'TP-13.1' : 'TP-5.1' };
}

