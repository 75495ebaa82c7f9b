import { mount, mountSymbols } from '../../design/icons';
import { a, b, dot, icon, l } from '../../design/icons/draw';
import { PIECES_ART } from './art/pieces';
import { SCENES } from './art/scenes';

const SPHINX = 'M2.500 16.500v-3h3l.8-4-.8-1V5.500c0-1.800 1.300-2.700 3-2.700s3 .9 3 2.700V9c3 .6 7.500 2 8.500 5.500v2z';

const ICONS = {
  /* any good: a chest */
  'mn-good': icon('gold', b('M3.500 11h17v9h-17z'), l('M3.500 11h17v9h-17zM3.500 11c0-4 2-6 5-6h7c3 0 5 2 5 6M8 5.500V20M16 5.500V20'), a('M10.500 12.500h3v3.500h-3z')),
  /* goods of different kinds: ring, jar, statuette */
  'mn-goods': icon('gold', dot(6.500, 16, 4, 'il'), b('M10.500 20h11l-2.500-8h-6z'), l('M10.500 20h11l-2.500-8h-6zM5 11l1.500-2.500L8 11'), a('M12 3l2.500 4.500h-5zM18.500 4a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5z')),
  'mn-carve': icon('gold', b(SPHINX), l(SPHINX), l('M14 3l5 4.500M16.500 6.500L20.500 2.500M4 20.500h16')),
  'mn-erect': icon('gold', b(SPHINX), l(SPHINX), a('M4 18h16l1.500 4h-19z')),
  'mn-anchor': icon('lapis', dot(12, 5, 2.3, 'il'), l('M12 7.300V20M8 11h8M4.500 14c.5 3.800 3 6 7.500 6s7-2.200 7.500-6M4.500 14l-1.500 2.500M4.500 14l2.500 1.500M19.500 14l1.500 2.500M19.500 14l-2.500 1.500')),
};

/** All drawings of the game: icons `#i-mn-<name>`, pieces and scenes `#men-nefer-<name>`. */
export function art(): void {
  mount(ICONS);
  mountSymbols('men-nefer', { ...PIECES_ART, ...SCENES });
}
