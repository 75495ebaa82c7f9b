/**
 * Fingers are broad, and things lie on places. A click on a thing counts for the place to choose that it lies on, a tap beside a small
 * place for that place; places that a finger cannot tell apart are offered in the list; a part that can be brought near
 * (`data-magnifies`) hears `magnify` instead. And whoever has to choose sees a place to choose.
 */
import type { Attachment } from 'svelte/attachments';
import type { Play } from './play.svelte';

const FINGER = 44;
const ROUNDING = 1;

export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** How far a point lies from the stretch, if it lies within it or within a finger's breadth round its middle; else null. */
function off(low: number, high: number, at: number): number | null {
  const away = Math.max(low - at, at - high, 0);
  return away <= Math.max(0, FINGER - (high - low)) / 2 ? away : null;
}

/** Index of the box that a tap means: the nearest of those that it touches when each is as broad as a finger. */
export function meant(boxes: Box[], x: number, y: number): number | null {
  let best: number | null = null;
  let least = Infinity;
  boxes.forEach(({ left, right, top, bottom }, index) => {
    const across = off(left, right, x);
    const down = off(top, bottom, y);
    if (across === null || down === null) return;
    const away = Math.hypot(across, down);
    if (away < least) [best, least] = [index, away];
  });
  return best;
}

/** Whether the middles of two boxes are less than a finger apart. */
export function crowded(a: Box, b: Box): boolean {
  const close = (low: number, high: number) => Math.abs(low - high) / 2 < FINGER - ROUNDING;
  return close(a.left + a.right, b.left + b.right) && close(a.top + a.bottom, b.top + b.bottom);
}

const isSmall = ({ left, right, top, bottom }: Box) => Math.min(right - left, bottom - top) < FINGER - ROUNDING;
const legal = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[data-spot][data-legal]')].filter((one) => one.getClientRects().length);
const boxOf = (node: Element) => node.getBoundingClientRect();

/** What a click means that hit no place to choose: with a mouse one that lies below, with a finger the nearest. */
function instead(spots: HTMLElement[], { clientX, clientY }: MouseEvent, touch: boolean): HTMLElement | undefined {
  if (touch) return spots[meant(spots.map(boxOf), clientX, clientY) ?? -1];
  return document.elementsFromPoint(clientX, clientY).flatMap((one) => one.closest<HTMLElement>('[data-spot][data-legal]') ?? [])[0];
}

export function fingers(play: Play): Attachment<HTMLElement> {
  return (root) => {
    const tap = (event: MouseEvent) => {
      const target = event.target as Element;
      const touch = (event as PointerEvent).pointerType === 'touch';
      const hit = target.closest<HTMLElement>('[data-legal]');
      if (!event.isTrusted || (hit ? !touch : target.closest('button, a, [role=button]'))) return;
      const spots = legal(root);
      const spot = hit ?? instead(spots, event, touch);
      if (!spot) return;
      const part = touch && isSmall(boxOf(spot)) ? spot.closest('[data-magnifies]') : null;
      const among = new Set(touch ? spots.filter((one) => crowded(boxOf(one), boxOf(spot))).map((one) => one.dataset.spot!) : []);
      if (hit && !part && among.size < 2) return;
      event.stopPropagation();
      if (part) part.dispatchEvent(new CustomEvent('magnify', { detail: spot }));
      else if (among.size > 1) play.narrowed = [...among];
      else spot.dispatchEvent(new MouseEvent('click'));
    };
    root.addEventListener('click', tap, true);
    return () => root.removeEventListener('click', tap, true);
  };
}

/** On a small screen: if no place to choose is in sight, the first one comes into sight. */
export function showChoice(behavior: ScrollBehavior): void {
  const spots = legal(document.getElementById('board') ?? document);
  const isSeen = (spot: Element) => {
    const { left, right, top, bottom } = boxOf(spot);
    return spot.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('[data-spot]') ?? null);
  };
  if (spots.length && !spots.some(isSeen)) spots[0]!.scrollIntoView({ behavior, block: 'center', inline: 'nearest' });
}
