/**
 * The socket of a table: says hello, comes back after a loss, sends again what was not answered.
 *
 * Knows frames, not games. What a frame means is for the session.
 */
import type { ClientFrame, Hello, ServerFrame } from '../lib/api-types';

export type Line = 'connecting' | 'live' | 'lost' | 'gone';

export interface Listener {
  frame(frame: ServerFrame): void;
  line(line: Line, code: number | null): void;
  /** How to say hello now: which seat to look from, and since which version. */
  hello(): Omit<Hello, 'type'>;
}

type Command = Extract<ClientFrame, { id: string }>;

const FATAL = new Set([1008, 4400, 4401, 4404]);
const LONGEST_WAIT = 30_000;
const ANSWER = 6_000; // until a command is sent again
const BEAT = 15_000; // between two pings
const SILENCE = 8_000; // after a ping, until the line counts as dead

/** Full jitter: a random time up to 1, 2, 4 ... 30 seconds. */
export function waitBefore(attempt: number, random: () => number = Math.random): number {
  return random() * Math.min(LONGEST_WAIT, 1000 * 2 ** attempt);
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private greeted = false;
  private attempt = 0;
  private retry: ReturnType<typeof setTimeout> | null = null;
  private beat: ReturnType<typeof setInterval> | null = null;
  private silence: ReturnType<typeof setTimeout> | null = null;
  private unanswered = new Map<string, { frame: Command; timer: ReturnType<typeof setTimeout> | null }>();
  private count = 0;
  private readonly session = Math.random().toString(36).slice(2, 8);
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
  ) {}

  connect = (): void => {
    if (this.closed || (this.socket && this.socket.readyState <= WebSocket.OPEN)) return;
    this.clear('retry');
    this.greeted = false;
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => this.write({ type: 'hello', ...this.listener.hello() });
    socket.onmessage = (event) => this.socket === socket && this.hear(JSON.parse(event.data) as ServerFrame);
    socket.onclose = (event) => this.socket === socket && this.lose(event.code);
  };

  /** A command gets an id and is repeated until it is answered. */
  command(frame: DistributiveOmit<Command, 'id'>): string {
    const id = `${this.session}-${++this.count}`;
    this.unanswered.set(id, { frame: { ...frame, id } as Command, timer: null });
    if (this.greeted) this.push(id);
    return id;
  }

  send(frame: ClientFrame): void {
    if (this.greeted) this.write(frame);
  }

  close(): void {
    this.closed = true;
    this.clear('retry', 'beat', 'silence');
    for (const { timer } of this.unanswered.values()) if (timer) clearTimeout(timer);
    this.socket?.close();
  }

  private write(frame: ClientFrame): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  private push(id: string): void {
    const waiting = this.unanswered.get(id);
    if (!waiting) return;
    this.write(waiting.frame);
    if (waiting.timer) clearTimeout(waiting.timer);
    waiting.timer = setTimeout(() => this.greeted && this.push(id), ANSWER);
  }

  private hear(frame: ServerFrame): void {
    this.clear('silence');
    if (!this.greeted && frame.type !== 'error') this.greet();
    if ((frame.type === 'ack' || frame.type === 'error') && frame.id) this.settle(frame.id);
    this.listener.frame(frame);
  }

  private greet(): void {
    this.greeted = true;
    this.attempt = 0;
    this.listener.line('live', null);
    this.clear('beat');
    this.beat = setInterval(() => this.ping(), BEAT);
    for (const id of this.unanswered.keys()) this.push(id);
  }

  private settle(id: string): void {
    const waiting = this.unanswered.get(id);
    if (waiting?.timer) clearTimeout(waiting.timer);
    this.unanswered.delete(id);
  }

  private ping(): void {
    this.write({ type: 'ping' });
    this.clear('silence');
    this.silence = setTimeout(() => this.drop(), SILENCE);
  }

  /** Does not wait for a goodbye: on a dead line it comes a minute later. */
  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close(4000);
    this.lose(4000);
  }

  private lose(code: number): void {
    this.greeted = false;
    this.clear('beat', 'silence');
    if (this.closed) return;
    if (FATAL.has(code)) {
      this.listener.line('gone', code);
      return;
    }
    this.listener.line('lost', code);
    this.retry = setTimeout(this.connect, waitBefore(this.attempt++));
  }

  /** The browser says that the network is back or gone, or the page is looked at again. */
  hurry = (): void => {
    if (this.retry) this.connect();
    else if (this.greeted) this.ping();
  };

  private clear(...timers: ('retry' | 'beat' | 'silence')[]): void {
    for (const name of timers) {
      const timer = this[name];
      if (timer) clearTimeout(timer);
      this[name] = null;
    }
  }
}

export type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
