import type { ShellIcon } from './icons';

/** Each seat has a colour and an animal; colour never stands alone. */
export const EMBLEMS: ShellIcon[] = ['falcon', 'jackal', 'ibis', 'cobra'];

export const emblem = (seat: number): ShellIcon => EMBLEMS[seat % EMBLEMS.length]!;
export const seatColour = (seat: number): string => `var(--seat-${seat % EMBLEMS.length})`;
export const seatWash = (seat: number): string => `var(--seat-${seat % EMBLEMS.length}-wash)`;
