import { mountSymbols } from '../../design/icons';
import { STONES_ART } from './art/stones';
import { THINGS_ART } from './art/things';

/** All drawings as symbols `#tp-<name>`. */
export function art(): void {
  mountSymbols('tp', { ...THINGS_ART, ...STONES_ART });
}
