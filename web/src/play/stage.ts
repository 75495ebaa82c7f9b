/**
 * What is shown, one step behind what is known: moves of others wait for their turn, so that a person can follow.
 * Never blocks: whoever touches the page sees the newest position at once.
 */
export interface Pace {
  /** Milliseconds that a move of somebody else stays before the next one. */
  others: number;
  /** Milliseconds after an own move, for it to arrive. */
  own: number;
}

export const PACES: { [name: string]: Pace } = {
  calm: { others: 1300, own: 600 },
  brisk: { others: 600, own: 550 },
  instant: { others: 0, own: 0 },
};

export class Stage<T> {
  private waiting: T[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  private free = 0; // when the next one may be shown

  constructor(
    private readonly show: (one: T) => void,
    private readonly pace: () => Pace,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get behind(): number {
    return this.waiting.length;
  }

  /** `own`: the viewer did this, there is nothing to wait for. */
  push(one: T, own: boolean): void {
    this.waiting.push(one);
    if (own) this.flush(this.pace().own);
    else this.next();
  }

  /** Forget what waits and start from here. */
  reset(one: T): void {
    this.waiting = [one];
    this.flush(0);
  }

  flush(rest = 0): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const last = this.waiting.at(-1);
    this.waiting = [];
    this.free = this.now() + rest;
    if (last !== undefined) this.show(last);
  }

  private next(): void {
    if (this.timer || !this.waiting.length) return;
    const wait = this.free - this.now();
    if (wait > 0) {
      this.timer = setTimeout(() => {
        this.timer = null;
        this.step();
      }, wait);
    } else this.step();
  }

  private step(): void {
    const one = this.waiting.shift();
    if (one === undefined) return;
    this.free = this.now() + this.pace().others;
    this.show(one);
    this.next();
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.waiting = [];
  }
}
