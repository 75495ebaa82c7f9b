/** The log in groups: what one seat did until another one acted. */
import type { Message } from '../lib/api-types';

export interface Line {
  version: number;
  seat: number | null;
  notes: Message[];
}

export interface Turn {
  seat: number | null;
  lines: Line[];
}

export function turns(lines: Line[]): Turn[] {
  const found: Turn[] = [];
  for (const line of lines) {
    if (!line.notes.length) continue;
    const last = found.at(-1);
    if (last && last.seat === line.seat) last.lines.push(line);
    else found.push({ seat: line.seat, lines: [line] });
  }
  return found;
}
