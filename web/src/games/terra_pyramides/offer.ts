/** One choice of several that belong to the same place: a button of its own on the board. */
import type { Attachment } from 'svelte/attachments';
import type { Choice } from '../../lib/api-types';
import { explain } from '../../lib/explain.svelte';
import { say } from '../../lib/words.svelte';
import type { Play } from '../../play/play.svelte';

export function offer(play: Play, choice: Choice): Attachment<Element> {
  return (node) => {
    const title = say(choice.label, play.names);
    node.setAttribute('data-spot', choice.move);
    node.setAttribute('role', 'button');
    node.setAttribute('tabindex', '0');
    node.setAttribute('aria-label', title);
    const make = (event: Event) => {
      event.stopPropagation();
      play.make(choice);
    };
    const press = (event: Event) => {
      const { key } = event as KeyboardEvent;
      if (key !== 'Enter' && key !== ' ') return;
      event.preventDefault();
      make(event);
    };
    const unexplain = explain(() => ({ title }))(node);
    node.addEventListener('click', make);
    node.addEventListener('keydown', press);
    return () => {
      unexplain?.();
      node.removeEventListener('click', make);
      node.removeEventListener('keydown', press);
    };
  };
}
