import type { IconName } from '../../design/icons';
import type { Explanation } from '../../lib/explain.svelte';
import { t, word } from '../../lib/words.svelte';
import type { District } from './draw/layout';

export type { District };

export const ICONS: { [district in District]: IconName } = {
  houses: 'house-of-life',
  display: 'stack',
  pyramids: 'pyramid',
  necropolis: 'mastaba',
  temple: 'temple',
  nile: 'boat',
  sphinxes: 'sphinx',
  markets: 'basket',
  duat: 'feather',
};

const RULES: { [district in District]: string } = {
  houses: 'MN-6.2',
  display: 'MN-6.4',
  pyramids: 'MN-8.3',
  necropolis: 'MN-9.2',
  temple: 'MN-10.3',
  nile: 'MN-11.1',
  sphinxes: 'MN-12.2',
  markets: 'MN-10.1',
  duat: 'MN-7.1',
};

/** What a district is for, and whether it is its turn. */
export function tellDistrict(district: District, waits: boolean): Explanation {
  const text = `${word(`district-${district}-text`)} ${t(waits ? 'city-choose-here' : 'city-look')}`;
  return { title: word(`district-${district}`), text, rule: RULES[district] };
}
