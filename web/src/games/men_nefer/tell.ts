/** What things are, for the explanations. */
import type { Message } from '../../lib/api-types';
import type { Explanation } from '../../lib/explain.svelte';
import { say, t, word } from '../../lib/words.svelte';
import type { Agreement, Bonus, City, Field, Good, GreatField, House, ObeliskField, Owner, Papyrus, Printed, Queen, Tile } from './view';

export const inWords = (actions: readonly Message[]): string => actions.map((one) => say(one)).join('; ');
const name = (id: string): Message => ({ id, args: {} });

/** Who owns something, by the names at the table. */
export function ownerName(owner: Owner, names: readonly string[]): string {
  return owner === 'imhotep' ? word('imhotep') : say({ id: 'seat', args: { number: owner } }, names);
}

const owned = (owner: Owner | null, names: readonly string[]) => (owner === null ? '' : ` ${t('owned-by', { name: ownerName(owner, names) })}`);

export function tellTile({ id, number, hieroglyph, actions }: Tile): Explanation {
  const title = `${word(`tile-${id}`)}, ${word(`glyph-${hieroglyph}`)}`;
  return { title, text: `${inWords(actions)}. ${t('tile-text', { number })}`, rule: 'MN-6.2' };
}

export function tellSun(house: House, { price }: Field): Explanation {
  return { title: t('sun-of', { house: name(`house-${house}`) }), text: t('sun-text', { price }), rule: 'MN-6.2.2' };
}

export function tellMoon(house: House, { price }: Field): Explanation {
  return { title: t('moon-of', { house: name(`house-${house}`) }), text: t('moon-text', { price }), rule: 'MN-6.3.1' };
}

export const tellField = (house: House, field: number, actions: readonly Message[]): Explanation => ({
  ...{ title: word(`field-${house}-${field}`), text: inWords(actions), rule: 'MN-6.3.2' },
});

export function tellRow(row: number, { food, actions }: Printed['rows'][number]): Explanation {
  return { title: word(`row-${row}`), text: `${t('row-food', { food })} ${inWords(actions)}`, rule: 'MN-6.4.4' };
}

export function tellGreatField(field: number, found: GreatField, crowned: boolean): Explanation {
  const builds = () => (crowned ? t('great-finished') : t('great-build-text'));
  const effect = found.kind === 'seal' ? t('great-seal', { n: found.prestige }) : found.kind === 'favour' ? t('great-favours', { n: found.favours }) : builds();
  return { title: t('great-field', { field }), text: effect, rule: found.kind === 'seal' ? 'MN-13.6' : found.kind === 'favour' ? 'MN-8.5' : 'MN-8.4' };
}

export const tellQueensField = (field: number, builds: boolean): Explanation => ({
  ...{ title: t('queens-field', { field }), text: builds ? t('queens-build-text') : t('great-nothing'), rule: 'MN-8.7' },
});

export function tellQueen({ id, tile, parts, of }: Queen): Explanation {
  return { title: word(`queen-${id}`), text: `${t('queen-text', { parts, of })} ${word(`scoring-${tile}`)}.`, rule: 'MN-13.7' };
}

export function tellObelisk(field: number, found: ObeliskField, deity: string): Explanation {
  const text =
    found.kind === 'seal' ? t('great-seal', { n: found.prestige }) : found.kind === 'heka' ? t('obelisk-heka', { n: found.heka }) : t('obelisk-deity', { deity: name(`deity-${deity}`) });
  return { title: t('obelisk-field', { field }), text, rule: found.kind === 'heka' ? 'MN-5.3' : found.kind === 'seal' ? 'MN-13.5' : 'MN-10.8' };
}

export function tellGrave(grave: string, actions: readonly Message[], times: number, owner: Owner | null, names: readonly string[]): Explanation {
  return { title: word(`grave-${grave}`), text: `${inWords(actions)}. ${t('grave-text', { times })}${owned(owner, names)}`, rule: 'MN-9.2' };
}

export function tellBonus(place: string, { prestige, actions }: Bonus): Explanation {
  return { title: word(`bonus-${place}`), text: `${inWords(actions)}. ${t('bonus-text', { points: prestige })}`, rule: 'MN-13.4' };
}

export function tellBasket(field: string, actions: readonly Message[], owner: Owner | null, names: readonly string[]): Explanation {
  return { title: word(`temple-${field}`), text: `${inWords(actions)}.${owned(owner, names)}`, rule: 'MN-10.6.4' };
}

export function tellPodium(podium: string, actions: readonly Message[], owner: Owner | null, names: readonly string[]): Explanation {
  return { title: word(`podium-${podium}`), text: `${inWords(actions)}.${owned(owner, names)}`, rule: 'MN-12.2' };
}

export function tellGood({ id, levels }: Good, extra = ''): Explanation {
  const text = levels.map((actions, k) => `${word(`level-${k + 1}`)}: ${inWords(actions)}`).join('; ');
  return { title: word(`good-${id}`), text: `${text}. ${extra}`.trim(), rule: 'MN-10.6.2' };
}

export const papyrusWords = ({ left, right }: Papyrus): string => say({ id: 'papyrus', args: { left: name(`drawing-${left}`), right: name(`drawing-${right}`) } });

export function tellPapyrus(papyrus: Papyrus, extra = ''): Explanation {
  return { title: papyrusWords(papyrus), text: `${t('papyrus-text')} ${extra}`.trim(), rule: 'MN-9.8' };
}

export function tellAgreement({ value, condition }: Agreement, extra = ''): Explanation {
  return { title: say({ id: 'agreement', args: { value, condition } }), text: `${t('agreement-text', { value })} ${extra}`.trim(), rule: 'MN-13.3' };
}

export function tellCity({ id, advantage, actions }: City): Explanation {
  return { title: word(`place-${id}`), text: `${word(`advantage-${advantage}`)}: ${inWords(actions)}. ${t('city-text')}`, rule: 'MN-11.7' };
}
