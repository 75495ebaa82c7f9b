import { mountSymbols } from '../../design/icons';
import { PEOPLE_ART } from './art/people';
import { THINGS_ART } from './art/things';

/** All drawings as symbols `#egizia-<name>`. */
export function art(): void {
  mountSymbols('egizia', { ...PEOPLE_ART, ...THINGS_ART });
}

export type Drawn = keyof typeof PEOPLE_ART | keyof typeof THINGS_ART;
