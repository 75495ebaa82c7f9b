import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '../src/lib/api';
import type { Step } from '../src/lib/api-types';
import { LookBack } from '../src/play/lookback.svelte';

const seenBy = (seat: number | null) => [1, 2, 3].map((version) => ({ version, view: { you: seat } }) as unknown as Step);
let asked: (number | null)[];
let viewer: number | null;
let back: LookBack;

beforeEach(() => {
  [asked, viewer] = [[], 0];
  vi.spyOn(api, 'replay').mockImplementation(async (_, seat) => {
    asked.push(seat);
    return { viewer: seat, total: 3, first: 0, steps: seenBy(seat) };
  });
  back = new LookBack('t', () => viewer, null);
});

it('shows a position as this viewer saw it', async () => {
  await back.to(2);
  expect(back.step).toMatchObject({ version: 2, view: { you: 0 } });
  back.by(-1);
  expect([back.step?.version, back.canGoBack, asked]).toEqual([1, false, [0]]);
});

it('never shows what somebody else saw', async () => {
  await back.to(2);
  viewer = 1;
  expect([back.step, back.canGoBack]).toEqual([null, false]);
  await back.to(2);
  expect([back.step?.view, asked]).toEqual([{ you: 1 }, [0, 1]]);
});

it('shows nothing that was asked for by whoever looked before', async () => {
  const asking = back.to(2);
  viewer = 1;
  await asking;
  expect(back.step).toBeNull();
  viewer = 0;
  expect(back.step).toBeNull();
});

it('ends after the newest position, and asks anew the next time', async () => {
  await back.to(3);
  back.by(1);
  expect(back.step).toBeNull();
  await back.to(2);
  expect(asked).toEqual([0, 0]);
});
