/** What a board needs to know besides its view: what may be chosen, what is lit, what was touched last. */
import { getContext, setContext } from 'svelte';
import type { Choice } from '../lib/api-types';

const KEY = Symbol('play');

function group(choices: Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) found.set(choice.element, [...(found.get(choice.element) ?? []), choice]);
  return found;
}

export class Play {
  choices = $state.raw<Choice[]>([]);
  pending = $state.raw<Choice | null>(null);
  /** Elements that the last move touched. */
  last = $state.raw<string[]>([]);
  /** Elements that a line of the log speaks of, while it is pointed at. */
  spoken = $state.raw<string[]>([]);
  /** The element under the pointer or the focus, on the board or in the list of actions. */
  hovered = $state.raw<string | null>(null);
  /** An element with several choices, or elements that a finger could not tell apart: the list shows only these until one is made. */
  narrowed = $state.raw<string[]>([]);
  names = $state.raw<string[]>([]);
  private readonly byElement = $derived(group(this.choices));

  constructor(private readonly choose: (choice: Choice) => void = () => {}) {}

  at(element: string): Choice[] {
    return this.byElement.get(element) ?? [];
  }

  isLegal(element: string): boolean {
    return this.byElement.has(element);
  }

  isLit(element: string): boolean {
    return this.hovered === element || this.narrowed.includes(element) || this.spoken.includes(element);
  }

  isChosen(element: string): boolean {
    return this.pending?.element === element;
  }

  isLast(element: string): boolean {
    return this.last.includes(element);
  }

  /** Not at once: an element that is removed while it has the focus says so in the middle of drawing. */
  leave(element: string): void {
    queueMicrotask(() => {
      if (this.hovered === element) this.hovered = null;
    });
  }

  /** A click on the board: the choice of this element, or the few that it offers. */
  pick(element: string): void {
    const [only, ...more] = this.at(element);
    if (!only) return;
    if (more.length) this.narrowed = [element];
    else this.make(only);
  }

  /** What the list shows. */
  isListed(element: string): boolean {
    return !this.isNarrow || this.narrowed.includes(element);
  }

  get isNarrow(): boolean {
    return this.narrowed.length > 0;
  }

  widen(): void {
    this.narrowed = [];
  }

  make(choice: Choice): void {
    this.widen();
    this.choose(choice);
  }

  offer(choices: Choice[]): void {
    this.choices = choices;
    this.widen();
  }
}

export function providePlay(play: Play): Play {
  return setContext(KEY, play);
}

export function usePlay(): Play {
  return getContext<Play>(KEY);
}
