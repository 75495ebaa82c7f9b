import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Start, Session } from '../src/play/session.svelte';
import { TableSocket } from '../src/play/socket';
import { Line, newest, useLines } from './line';

beforeEach(useLines);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a line', () => {
  const connected = () => {
    const lines: string[] = [];
    const heard: string[] = [];
    const socket = new TableSocket('ws://here', { frame: ({ type }) => heard.push(type), line: (line) => lines.push(line), hello: () => ({}) });
    socket.connect();
    newest().open();
    newest().tell({ type: 'presence' });
    return { socket, lines, heard };
  };

  it('that is silent after a ping is lost at once, and another one is opened', () => {
    const { lines, heard } = connected();
    const dead = newest();
    vi.advanceTimersByTime(15_000);
    expect(dead.said.at(-1)).toEqual({ type: 'ping' });
    vi.advanceTimersByTime(8_000);
    expect(lines).toEqual(['live', 'lost']);
    vi.advanceTimersByTime(1_000);
    expect(Line.all.length).toBe(2);
    newest().open();
    newest().tell({ type: 'presence' });
    dead.tell({ type: 'pong' });
    dead.end(1006);
    vi.advanceTimersByTime(1_000);
    expect([lines, heard, Line.all.length]).toEqual([['live', 'lost', 'live'], ['presence', 'presence'], 2]);
  });

  it('that answers lives on', () => {
    const { lines } = connected();
    vi.advanceTimersByTime(15_000);
    newest().tell({ type: 'pong' });
    vi.advanceTimersByTime(8_000);
    expect([lines, Line.all.length]).toEqual([['live'], 1]);
  });
});

describe('a table', () => {
  const snapshot = (viewer: number | null, version = 7) => ({ type: 'snapshot', viewer, version, table: { access: { seats: [0, 1] } }, position: null, journal: [], thinking: [] });
  const sit = (start: Start = { secrets: [], look: null }, viewer: number | null = null) => {
    vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
    vi.stubGlobal('addEventListener', () => {});
    Object.assign(document, { addEventListener: () => {} });
    const session = new Session('t', start);
    newest().open();
    newest().tell(snapshot(viewer));
    return session;
  };
  /** The line breaks and is mended; says what was said first. */
  const again = () => {
    newest().end(1006);
    vi.advanceTimersByTime(1_000);
    newest().open();
    return newest().said[0];
  };

  it('goes on where it was after a loss', () => {
    sit();
    expect(newest().said[0]).toEqual({ type: 'hello', secrets: [], look: null });
    expect(again()).toEqual({ type: 'hello', secrets: [], look: null, since: 7 });
  });

  it('is looked at from the seat that the server chose, also after a loss', () => {
    sit({ secrets: ['x'] }, 1);
    expect(newest().said[0]).toEqual({ type: 'hello', secrets: ['x'] });
    expect(again()).toEqual({ type: 'hello', secrets: ['x'], look: 1, since: 7 });
  });

  it('is looked at from the seat that was asked for, even if the line was lost meanwhile', () => {
    const session = sit();
    newest().readyState = 3;
    session.lookFrom(1);
    expect(again()).toEqual({ type: 'hello', secrets: [], look: 1 });
    newest().tell(snapshot(1, 8));
    expect(again()).toEqual({ type: 'hello', secrets: [], look: 1, since: 8 });
  });

  it('gives a seat back to whoever looks from it', () => {
    const session = sit();
    session.giveback(1);
    expect(newest().said.slice(1)).toMatchObject([{ type: 'look', seat: 1 }, { type: 'giveback' }]);
    newest().tell(snapshot(1));
    session.giveback(1);
    expect(newest().said.slice(3)).toMatchObject([{ type: 'giveback' }]);
  });
});
