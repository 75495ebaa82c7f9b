import { describe, expect, it, vi } from 'vitest';
import type { Choice, Happening, Seat, Snapshot, Table, Update } from '../src/lib/api-types';
import { Digits } from '../src/lib/keys';
import { buildUp } from '../src/parts/buildup';
import { timeLeft } from '../src/parts/clock';
import { turns } from '../src/parts/log';
import { seatPlans } from '../src/parts/plan';
import { nearest } from '../src/play/arrows';
import { type Seen, follow, fromSnapshot } from '../src/play/follow';
import { nextHere, peopleHere, substituted } from '../src/play/people';
import { Play } from '../src/play/play.svelte';
import { Stage } from '../src/play/stage';

const happening = (version: number, kind: Happening['kind'] = 'move', to: number | null = null): Happening => ({ version, kind, seat: 0, at: 0, notes: [], to });
const seen = (version: number, journal: Happening[] = []) =>
  fromSnapshot({ version, viewer: 0, table: { id: 't' } as Table, position: null, journal, request: null } as unknown as Snapshot);
const update = (since: number, version: number, happenings: Happening[] = [], table: Table | null = null): Update =>
  ({ type: 'update', since, version, happenings, table, position: null, request: null }) as unknown as Update;

describe('what a viewer has seen', () => {
  it('ignores what is known already', () => expect(follow(seen(7), update(6, 7))).toBeNull());
  it('asks for what is missing', () => expect(follow(seen(7), update(8, 9))).toBe('resync'));
  it('takes over the position and keeps the table', () => {
    const next = follow(seen(7), update(7, 8, [happening(8)]));
    expect(next).toMatchObject({ version: 8, viewer: 0, table: { id: 't' }, happened: [{ version: 8 }] });
  });
  it('takes moves out of the journal that were taken back, and nothing else', () => {
    const journal = [happening(5), happening(6), happening(7, 'joined'), happening(8)];
    const next = follow(seen(8, journal), update(8, 9, [happening(9, 'undo', 5)]));
    expect(next).toMatchObject({ journal: [{ version: 5 }, { version: 7 }, { version: 9 }] });
  });
});

describe('the stage', () => {
  const stage = (shown: number[]) => new Stage<number>((one) => shown.push(one), () => ({ others: 100, own: 10 }), () => Date.now());
  it('shows moves of others one after the other', () => {
    vi.useFakeTimers();
    const shown: number[] = [];
    const made = stage(shown);
    for (const one of [1, 2, 3]) made.push(one, false);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual([1, 2, 3]);
    vi.useRealTimers();
  });
  it('never makes anybody wait', () => {
    vi.useFakeTimers();
    const shown: number[] = [];
    const made = stage(shown);
    for (const one of [1, 2, 3]) made.push(one, false);
    made.flush();
    expect(shown).toEqual([1, 3]);
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([1, 3]);
    vi.useRealTimers();
  });
});

describe('a choice on the board', () => {
  const choice = (move: string, element: string): Choice => ({ move, element, label: { id: 'x', args: {} }, gain: 0, final: false });
  const made: string[] = [];
  const play = new Play((one) => made.push(one.move));
  play.offer([choice('a', 'cell a1'), choice('b', 'cell b1'), choice('c', 'cell b1'), choice('d', '')]);
  it('is made if it is the only one of its element', () => {
    play.pick('cell a1');
    expect(made).toEqual(['a']);
  });
  it('narrows the list if there are several', () => {
    play.pick('cell b1');
    expect([made, play.narrowed]).toEqual([['a'], ['cell b1']]);
  });
  it('does nothing where nothing may be done', () => {
    play.pick('cell c1');
    expect(made).toEqual(['a']);
  });
});

describe('digits', () => {
  const chosen = (count: number, keys: string) => {
    vi.useFakeTimers();
    const found: number[] = [];
    const list = Array.from({ length: count }, (_, index) => index);
    const digits = new Digits(() => list, (index) => found.push(index));
    for (const key of keys) digits.press(key);
    vi.advanceTimersByTime(2000);
    vi.useRealTimers();
    return found;
  };
  it('choose at once from nine', () => expect(chosen(9, '3')).toEqual([2]));
  it('wait for a second one where there are more', () => expect(chosen(14, '12')).toEqual([11]));
  it('do not wait for one that cannot come', () => expect(chosen(14, '2')).toEqual([1]));
  it('choose alone after a moment', () => expect(chosen(14, '1')).toEqual([0]));
  it('choose nothing beyond the list', () => expect(chosen(3, '47')).toEqual([]));
  it('choose nothing from a list that came after them', () => {
    vi.useFakeTimers();
    const found: string[] = [];
    let list = Array.from({ length: 14 }, (_, index) => `old ${index}`);
    const digits = new Digits(() => list, (one) => found.push(one));
    digits.press('1');
    list = list.map((_, index) => `new ${index}`);
    vi.advanceTimersByTime(2000);
    expect(found).toEqual([]);
    digits.press('1');
    list = [...list];
    digits.press('2');
    expect(found).toEqual(['new 1']);
    vi.useRealTimers();
  });
});

describe('several people at one screen', () => {
  const at = (decider: number | null, viewer: number | null, ...seats: Partial<Seat>[]) => {
    const table = { status: 'running', access: { seats: [0, 1, 2], owner: true }, seats: [{}, {}, {}].map((seat, index) => ({ ...seat, ...seats[index] })) };
    return { viewer, position: { decider }, table } as unknown as Seen;
  };
  const bot = { substitute: 'scribe' } as const;
  it('take turns at it', () => {
    expect([nextHere(at(1, 0)), nextHere(at(1, null)), nextHere(at(1, 1)), nextHere(at(null, 0))]).toEqual([1, 1, null, null]);
  });
  it('go on while a bot plays for one of them', () => {
    expect([nextHere(at(1, 0, bot)), nextHere(at(0, 1, bot)), peopleHere(at(1, 0, bot).table)]).toEqual([1, null, [1, 2]]);
  });
  it('go on without whoever resigned', () => {
    expect([nextHere(at(1, 0, { resigned: true })), nextHere(at(0, 1, { resigned: true }))]).toEqual([1, null]);
  });
  it('can come back to their seats', () => {
    expect(substituted(at(1, null, bot, {}, { ...bot, resigned: true }).table)).toEqual([0]);
  });
});

describe('a clock', () => {
  const clock = { left: [9000, 5000], running: 0, due: 0, now: 0 };
  it('runs for whoever decides, not below nothing and not backwards', () => {
    expect([timeLeft(clock, 0, 4000), timeLeft(clock, 1, 4000), timeLeft(clock, 0, 10_000), timeLeft(clock, 0, -300)]).toEqual([5000, 5000, 0, 9000]);
  });
  it('runs from when the frame came, not from when it is shown', () => {
    vi.useFakeTimers();
    const first = seen(7);
    vi.advanceTimersByTime(300);
    const next = follow(first, update(7, 8)) as Seen;
    expect(next.arrived - first.arrived).toBe(300);
    vi.useRealTimers();
  });
});

describe('arrow keys', () => {
  const points = [{ x: 100, y: 0 }, { x: 50, y: 40 }, { x: 0, y: 100 }, { x: -10, y: 0 }];
  it('go to the nearest in their direction', () => expect(nearest({ x: 0, y: 0 }, points, { x: 1, y: 0 })).toBe(0));
  it('go nowhere if there is nothing', () => expect(nearest({ x: 0, y: 0 }, points, { x: 0, y: -1 })).toBeNull());
});

it('the log has one group for each turn', () => {
  const line = (version: number, seat: number | null, notes = 1) => ({ version, seat, notes: Array.from({ length: notes }, () => ({ id: 'x', args: {} })) });
  const found = turns([line(1, 0), line(2, 0), line(3, 1), line(4, 1, 0), line(5, 0)]);
  expect(found.map(({ seat, lines }) => [seat, lines.length])).toEqual([[0, 2], [1, 1], [0, 1]]);
});

it('the result builds up by the sources that brought something', () => {
  const source = (name: string, points: number) => ({ source: name, points });
  const result = { scores: [5, 1], places: [1, 2], ended: 'played' as const, breakdown: [[source('a', 5), source('b', 0)], [source('a', 1), source('b', 0)]] };
  expect(buildUp(result as never)).toEqual([{ source: 'a', points: [5, 1] }]);
});

it('seats become what the server asks for', () => {
  const sitter = (kind: 'me' | 'bot' | 'friend' | 'here', name = '') => ({ kind, name, level: 'scribe' as const });
  expect(seatPlans([sitter('me', ' Ani '), sitter('bot'), sitter('friend'), sitter('here')])).toEqual([
    { kind: 'human', name: 'Ani' },
    { kind: 'bot', level: 'scribe' },
    { kind: 'open' },
    { kind: 'human' },
  ]);
});
