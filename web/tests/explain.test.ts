import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { explain, explained, hideExplanation } from '../src/lib/explain.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  hideExplanation();
  vi.useRealTimers();
});

const touch = (node: EventTarget, name: string) => node.dispatchEvent(Object.assign(new Event(name), { pointerType: 'touch' }));

function made() {
  const node = new EventTarget();
  const remove = explain(() => ({ title: 'x' }))(node as Element) as () => void;
  let clicks = 0;
  node.addEventListener('click', () => clicks++);
  const press = (ms: number) => {
    touch(node, 'pointerdown');
    vi.advanceTimersByTime(ms);
    touch(node, 'pointerup');
  };
  return { node, remove, press, clicks: () => clicks };
}

it('a long press explains, and its click does nothing', () => {
  const { node, press, clicks } = made();
  press(600);
  touch(node, 'click');
  expect([explained()?.anchor === node, clicks()]).toEqual([true, 0]);
});

it('a tap after a long press without a click counts', () => {
  const { node, press, clicks } = made();
  press(600);
  press(50);
  touch(node, 'click');
  expect(clicks()).toBe(1);
});

it('what has gone is not explained any more', () => {
  const { node, remove } = made();
  touch(node, 'pointerdown');
  remove();
  vi.advanceTimersByTime(600);
  expect(explained()).toBeNull();
});

it('what goes takes no explanation from others', () => {
  const [one, other] = [made(), made()];
  touch(one.node, 'pointerdown');
  touch(other.node, 'pointerdown');
  one.remove();
  vi.advanceTimersByTime(600);
  expect(explained()?.anchor).toBe(other.node);
});
