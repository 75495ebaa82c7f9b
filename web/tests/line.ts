/** A line to a table that the test holds the other end of. */
import { vi } from 'vitest';

export class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  said: { type: string; [name: string]: unknown }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    Line.all.push(this);
  }

  send(text: string): void {
    this.said.push(JSON.parse(text));
  }

  /** A dead line does not answer. */
  close(): void {
    this.readyState = 2;
  }

  open(): void {
    this.readyState = Line.OPEN;
    this.onopen?.();
  }

  tell(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  end(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

export function useLines(): void {
  Line.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
}

export const newest = (): Line => Line.all.at(-1)!;
