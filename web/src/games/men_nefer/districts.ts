import type { District } from './draw/layout';
import type { IconName } from '../../design/icons';

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
