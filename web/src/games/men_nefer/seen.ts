/** Pieces of a district that the camera does not look at do not travel. */
import { getContext, setContext } from 'svelte';

const KEY = Symbol('seen');

export const provideSeen = (seen: () => boolean): (() => boolean) => setContext(KEY, seen);
export const useSeen = (): (() => boolean) => getContext<() => boolean>(KEY) ?? (() => true);
