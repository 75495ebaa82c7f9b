/** Reading arguments of messages. */
import type { Message } from '../../lib/api-types';

export type Value = Message['args'][string];

export const idOf = (value: Value | undefined): string => (typeof value === 'object' && !Array.isArray(value) ? value.id : '');
export const argsOf = (value: Value | undefined): Message['args'] => (typeof value === 'object' && !Array.isArray(value) ? value.args : {});
export const listOf = (value: Value | undefined): Message[] => (Array.isArray(value) ? value : []);
/** The 3 of `row-3`, the stone_market of `market-stone_market`. */
export const tail = (value: Value | undefined): string => idOf(value).replace(/^[a-z]+-/, '');
