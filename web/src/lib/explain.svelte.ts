/** Explanations on hover, focus and long press: one popover for the whole page. */
import type { Attachment } from 'svelte/attachments';

export interface Explanation {
  title: string;
  text?: string | undefined;
  /** Number of the rule behind it, such as SB-5.7. */
  rule?: string | undefined;
  /** Of a line in a list: the popover opens beside it, not over its neighbours. */
  beside?: boolean;
}

const HOVER = 420;
const PRESS = 480;
const LINGER = 240;

let shown = $state.raw<{ anchor: Element; what: Explanation } | null>(null);
let opening: ReturnType<typeof setTimeout> | null = null;
let closing: ReturnType<typeof setTimeout> | null = null;

export const explained = () => shown;

function stop(): void {
  if (opening) clearTimeout(opening);
  if (closing) clearTimeout(closing);
  opening = closing = null;
}

export function showExplanation(anchor: Element, what: Explanation): void {
  stop();
  shown = { anchor, what };
}

export function hideExplanation(): void {
  stop();
  shown = null;
}

/** The pointer is on the popover itself. */
export const stayOpen = stop;

export function closeSoon(): void {
  stop();
  closing = setTimeout(hideExplanation, LINGER);
}

/** Explains an element. The explanation is asked for when it is needed. */
export function explain(what: () => Explanation | null): Attachment<Element> {
  return (node) => {
    let pressed = false;
    let waiting: typeof opening = null;
    const open = (wait: number, long = false) => {
      stop();
      opening = waiting = setTimeout(() => {
        const found = what();
        if (!found) return;
        pressed = long;
        showExplanation(node, found);
      }, wait);
    };
    const on: { [name: string]: (event: Event) => void } = {
      pointerenter: (event) => (event as PointerEvent).pointerType === 'mouse' && open(shown ? LINGER : HOVER),
      pointerleave: (event) => (event as PointerEvent).pointerType === 'mouse' && closeSoon(),
      pointerdown: (event) => {
        pressed = false;
        if ((event as PointerEvent).pointerType === 'mouse') hideExplanation();
        else open(PRESS, true);
      },
      pointerup: () => opening && stop(),
      pointercancel: stop,
      focus: () => node.matches(':focus-visible') && open(HOVER),
      blur: closeSoon,
      contextmenu: (event) => pressed && event.preventDefault(),
    };
    const swallow = (event: Event) => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const [name, handle] of Object.entries(on)) node.addEventListener(name, handle);
    node.addEventListener('click', swallow, true);
    return () => {
      for (const [name, handle] of Object.entries(on)) node.removeEventListener(name, handle);
      node.removeEventListener('click', swallow, true);
      if (waiting && waiting === opening) stop();
      if (shown?.anchor === node) hideExplanation();
    };
  };
}
