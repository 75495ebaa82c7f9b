/** Which part of the city is looked at. It follows the decisions until somebody looks elsewhere. */
import { getContext, setContext } from 'svelte';
import type { District } from './draw/layout';

const KEY = Symbol('city');

export class City {
  /** Null: the whole city. */
  target = $state.raw<District | null>(null);
  /** Districts in which something may be chosen. */
  waiting = $state.raw<District[]>([]);

  toggle(district: District): void {
    this.target = this.target === district ? null : district;
  }

  waits(district: District): boolean {
    return this.waiting.includes(district);
  }
}

export const provideCity = (city: City): City => setContext(KEY, city);
export const useCity = (): City => getContext<City>(KEY);
