import { expect, it } from 'vitest';
import { crowded, meant } from '../src/play/fingers';

const box = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height });

it('takes a tap beside a small place for it, as far as a finger is broad', () => {
  const small = [box(100, 100, 20, 60)];
  expect(meant(small, 110, 130)).toBe(0);
  expect(meant(small, 89, 130)).toBe(0);
  expect(meant(small, 87, 130)).toBeNull();
  expect(meant(small, 110, 98)).toBeNull(); // 60 px are high enough
});

it('means the nearest of two places', () => {
  const two = [box(0, 0, 20, 20), box(28, 0, 20, 20)];
  expect(meant(two, 23, 10)).toBe(0);
  expect(meant(two, 25, 10)).toBe(1);
});

it('means nothing where nothing may be chosen', () => {
  expect(meant([], 5, 5)).toBeNull();
});

it('knows what a finger cannot tell apart', () => {
  expect(crowded(box(0, 0, 32, 32), box(32, 0, 32, 32))).toBe(true);
  expect(crowded(box(0, 0, 32, 32), box(44, 0, 32, 32))).toBe(false);
  expect(crowded(box(0, 0, 32, 32), box(32, 32, 32, 60))).toBe(false); // 46 px further down
});
