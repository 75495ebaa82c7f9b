/** What things are, for the explanations. */
import type { Message } from '../../lib/api-types';
import type { Explanation } from '../../lib/explain.svelte';
import { say, t, word } from '../../lib/words.svelte';
import { CARD_RULES } from './rules';
import type { CardSpace, Crew, Field, Market, NileCard, Player, RoundSpace, Site, Space, SphinxCard, Step, View } from './view';

const msg = (id: string, args: Message['args'] = {}): Message => ({ id, args });
const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
const sentence = (text: string) => `${capital(text)}${/[.!?]$/.test(text) ? '' : '.'}`;
const effect = ({ id, args }: Message) => sentence(say(msg(`${id}-effect`, args)));
const list = (seats: readonly number[], names: readonly string[]) => seats.map((seat) => names[seat] ?? '').join(', ');

export function tellNile(card: NileCard, spent = false): Explanation {
  const lines = [effect(card.name)];
  if (spent) lines.push(t('power-spent'));
  return { title: say(card.name), text: lines.join(' '), rule: CARD_RULES[card.op] };
}

export function tellCardSpace(space: CardSpace, names: readonly string[]): Explanation {
  if (space.card) return tellNile(space.card);
  const here = space.ship === null ? '' : ` ${t('ship-of', { name: names[space.ship] ?? '' })}.`;
  return { title: t('mooring-empty'), text: t('mooring-empty-text') + here, rule: 'EG-6.4' };
}

const ROUND_RULES: { [id: string]: string } = {
  ...{ edfu: 'EG-7.1', thebae: 'EG-7.2', selinon: 'EG-7.3', beni_hasan: 'EG-7.4' },
  ...{ alyi: 'EG-7.5', passalon: 'EG-7.6', heliopolis: 'EG-7.7' },
};

export function tellRound({ id, effect: effects, ships }: RoundSpace, names: readonly string[]): Explanation {
  const lines = [sentence(effects.map((one) => say(one)).join('; '))];
  if (ships.length) lines.push(t('space-ship', { names: list(ships, names) }) + '.');
  return { title: word(`round-${id}`), text: lines.join(' '), rule: ROUND_RULES[id] };
}

const SITE_RULES: { [id: string]: string } = { sphinx_site: 'EG-11.1', obelisk_site: 'EG-12.1', pyramid_site: 'EG-13.1' };

export function tellSite(site: Site, next: readonly number[], names: readonly string[]): Explanation {
  const lines = [word(`site-text-${site.id}`)];
  if (next.length) lines.push(t('site-next', { names: list(next, names) }) + '.');
  return { title: capital(word(`site-${site.id}`)), text: lines.join(' '), rule: SITE_RULES[site.id] };
}

export function tellSlot(site: Site, slot: number, names: readonly string[]): Explanation {
  if (slot >= site.slots.length) return { title: t('site-slot-blocked'), text: t('site-slot-blocked-text'), rule: 'EG-3.12' };
  const ship = site.slots[slot];
  const here = ship === null || ship === undefined ? t('site-slot-text') : `${t('ship-of', { name: names[ship] ?? '' })}.`;
  return { title: t('site-slot', { slot: slot + 1, site: msg(`site-${site.id}`) }), text: here, rule: 'EG-6.6' };
}

const here = (seats: readonly number[], names: readonly string[]) => (seats.length ? `${t('space-ship', { names: list(seats, names) })}. ` : '');

export function tellReserve({ id, reserve }: Site, names: readonly string[]): Explanation {
  return { title: t('site-reserve', { site: msg(`site-${id}`) }), text: here(reserve, names) + t('site-reserve-text'), rule: 'EG-6.7' };
}

export function tellAdded({ id, added }: Site, names: readonly string[]): Explanation {
  return { title: t('site-added', { site: msg(`site-${id}`) }), text: here(added, names) + t('site-added-text'), rule: 'EG-18.11' };
}

/** `graves`, `obelisk`, `pyramid` or `temple`. */
const SPACE_RULES: { [monument: string]: string } = { graves: 'EG-12.3', obelisk: 'EG-12.2', pyramid: 'EG-13.3', temple: 'EG-13.5' };

export function tellMonument(monument: string): Explanation {
  return { title: capital(word(`monument-${monument}`)), text: `${word(`build-${monument}`)} ${t('build-cost')}`, rule: SPACE_RULES[monument] };
}

export function tellSpace(monument: string, space: Space, names: readonly string[], more = ''): Explanation {
  const title = capital(word(`monument-${monument}`));
  const rule = SPACE_RULES[monument];
  if (space.value === null && space.owner === null) return { title: t('grave-hidden'), text: t('grave-hidden-text'), rule };
  const value = space.value ?? '';
  const text = space.owner === null ? t('free-for', { value }) : t('built-by', { name: names[space.owner] ?? '', value });
  return { title: `${title} ${space.value ?? ''}`.trim(), text: `${text} ${more}`.trim(), rule };
}

export function tellGraves({ scales }: View): string {
  const bands = scales.graves.filter(({ points }) => points);
  return t('graves-table', { table: bands.map(({ from, points }) => `${from}+ = ${points}`).join(', ') });
}

export function tellRow(view: View, row: number, leader: number, names: readonly string[]): Explanation {
  const count = view.monuments.pyramid[row]!.filter(({ owner }) => owner === leader).length;
  const args = { row: row + 1, name: names[leader] ?? '', count };
  return { title: view.rows_paid.includes(row + 1) ? t('row-paid', args) : t('row-leads', args), text: t('row-text'), rule: 'EG-13.4' };
}

export function tellRing(place: string): Explanation {
  return { title: t('ring-name', { place: msg(`ring-${place}`) }), text: sentence(word(`ring-${place}-effect`)), rule: 'EG-8.3' };
}

export function tellStep(view: View, market: Market, step: Step, index: number, names: readonly string[]): Explanation {
  const here = view.markets[market].markers.flatMap((at, seat) => (at === index ? [seat] : []));
  const lines: string[] = [];
  if (step.penalty !== undefined) lines.push(t('step-penalty', { penalty: step.penalty }));
  else lines.push(step.sale ? t('step-sale', view.scales.sale) : t('step-plain'));
  if (step.bonus) lines.push(market === 'stone_market' ? t('step-bonus-stones', { bonus: step.bonus }) : t('step-bonus-points', { bonus: step.bonus }));
  if (here.length) lines.push(t('step-here', { names: list(here, names) }) + '.');
  const title = t('step-name', { market: capital(word(`market-${market}`)), step: index });
  return { title, text: lines.join(' '), rule: market === 'stone_market' ? 'EG-17.2' : 'EG-17.4' };
}

export function tellSphinx(card: SphinxCard): Explanation {
  return { title: say(card.name), text: effect(card.name), rule: CARD_RULES[card.name.id.slice('sphinx-'.length)] };
}

export function tellCrew(crew: Crew, { strength, turned }: Player['crews'][Crew], most: number): Explanation {
  const title = t('crew-of', { crew: capital(word(`crew-${crew}`)), strength, most });
  return { title, text: turned ? t('crew-turned') : t('crew-ready'), rule: crew === 'joker' ? 'EG-10.4' : 'EG-2.4' };
}

export function tellField(field: Field): Explanation {
  const start = field.id.startsWith('start_');
  const args = { number: field.yield, colour: msg(`colour-${field.colour}`) };
  const lines = [field.watered ? t('field-wet') : t('field-dry')];
  if (field.improved) lines.push(t('field-improved', { count: field.improved }));
  return { title: start ? t('field-start', args) : say(msg('card-field', args)), text: lines.join(' '), rule: 'EG-8.3' };
}

export function tellQuarry(quarry: { id: string; yield: number }): Explanation {
  const args = { number: quarry.yield };
  const title = quarry.id.startsWith('start_') ? t('quarry-start', args) : say(msg('card-quarry', args));
  return { title, text: effect(msg('card-quarry', args)), rule: 'EG-9.1' };
}

export function tellStones(player: Player, most: number): Explanation {
  return { title: t('stones-of', { count: player.stones }), text: t('stones-text', { most, yield: player.quarry_yield }), rule: 'EG-2.6' };
}

export function tellGrain({ grain, hunger, penalty }: Player): Explanation {
  const missing = hunger - grain;
  const text = missing > 0 ? t('grain-missing', { missing, points: missing * penalty }) : t('grain-enough');
  return { title: t('grain-of', { grain, hunger }), text, rule: 'EG-8.2' };
}
