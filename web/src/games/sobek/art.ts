import { BACKS_ART } from './art/backs';
import { GOODS_ART } from './art/goods';
import { PEOPLE_ART } from './art/people';
import { mountSymbols } from '../../design/icons';

/** All drawings as symbols `#sobek-<name>`. */
export function art(): void {
  mountSymbols('sobek', { ...GOODS_ART, ...PEOPLE_ART, ...BACKS_ART });
}
