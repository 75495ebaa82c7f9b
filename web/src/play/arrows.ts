/** Arrow keys on a board: to the nearest spot in that direction, whether or not a move belongs to it. */
import type { Attachment } from 'svelte/attachments';

export interface Point {
  x: number;
  y: number;
}

const DIRECTIONS: { [key: string]: Point } = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Index of the nearest point in a direction; what lies aside counts double. Null if there is none. */
export function nearest(from: Point, points: Point[], direction: Point): number | null {
  let best: number | null = null;
  let least = Infinity;
  points.forEach((point, index) => {
    const dx = point.x - from.x;
    const dy = point.y - from.y;
    const ahead = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    const cost = ahead + 2 * aside;
    if (ahead > 2 && aside < 4 * ahead && cost < least) [best, least] = [index, cost];
  });
  return best;
}

function centre(node: Element): Point {
  const box = node.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export const arrows: Attachment<HTMLElement> = (root) => {
  const move = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    const from = document.activeElement?.closest('[data-spot]');
    if (!direction || !from || !root.contains(from) || event.altKey || event.ctrlKey || event.metaKey) return;
    const spots = [...root.querySelectorAll<HTMLElement>('[data-spot]')].filter((one) => one !== from && one.getClientRects().length);
    const found = nearest(centre(from), spots.map(centre), direction);
    event.preventDefault();
    event.stopPropagation();
    if (found !== null) spots[found]!.focus();
  };
  root.addEventListener('keydown', move);
  return () => root.removeEventListener('keydown', move);
};
