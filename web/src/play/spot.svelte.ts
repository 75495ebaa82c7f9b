/**
 * A spot is a place on a board that a move can belong to. `{@attach spot(play, 'cell c4', () => ({ title: ... }))}` makes any
 * element, SVG or HTML, one: it can be reached by pointer, touch and keyboard, lights up together with its line in the list
 * of actions, says what it is, and carries `data-legal`, `data-lit`, `data-chosen`, `data-last` for the board's styles.
 */
import type { Attachment } from 'svelte/attachments';
import { type Explanation, explain } from '../lib/explain.svelte';
import { say, t } from '../lib/words.svelte';
import type { Play } from './play.svelte';

/** `quiet`: one of several places for the same move; it can be clicked, but Tab stops only at the first. */
export function spot(play: Play, element: string, about: () => Explanation, quiet = false): Attachment<Element> {
  return (node) => {
    node.setAttribute('data-spot', element);
    const undo = [explain(about)(node), listen(node, play, element)];
    $effect(() => describe(node, play, element, about(), quiet));
    $effect(() => mark(node, play, element));
    return () => {
      play.leave(element);
      for (const one of undo) one?.();
    };
  };
}

function describe(node: Element, play: Play, element: string, about: Explanation, quiet: boolean): void {
  const choices = play.at(element);
  const moves = choices.map((choice) => say(choice.label, play.names));
  const written = node.textContent?.trim(); // what is written on it must be in its name
  const names = choices.length > 1 ? [about.title, t('spot-several', { count: choices.length })] : written || !moves.length ? [...moves, about.title] : moves;
  node.setAttribute('role', choices.length ? 'button' : 'img');
  node.setAttribute('aria-label', names.join('. '));
  node.setAttribute('tabindex', choices.length && !quiet ? '0' : '-1');
}

function mark(node: Element, play: Play, element: string): void {
  node.toggleAttribute('data-legal', play.isLegal(element));
  node.toggleAttribute('data-lit', play.isLit(element));
  node.toggleAttribute('data-chosen', play.isChosen(element));
  node.toggleAttribute('data-last', play.isLast(element));
}

function listen(node: Element, play: Play, element: string): () => void {
  const enter = () => (play.hovered = element);
  const leave = () => play.leave(element);
  const press = (event: Event) => {
    const { key } = event as KeyboardEvent;
    if (key !== 'Enter' && key !== ' ') return;
    event.preventDefault();
    play.pick(element);
  };
  const pick = () => play.pick(element);
  const on: [string, (event: Event) => void][] = [
    ['pointerenter', enter],
    ['pointerleave', leave],
    ['focus', enter],
    ['blur', leave],
    ['keydown', press],
    ['click', pick],
  ];
  for (const [name, handle] of on) node.addEventListener(name, handle);
  return () => {
    for (const [name, handle] of on) node.removeEventListener(name, handle);
  };
}
