/** What a viewer has seen of a table, and how the next frame changes it. No more than docs/api.md says. */
import type { Happening, Position, Snapshot, Table, UndoRequest, Update } from '../lib/api-types';

export interface Seen {
  version: number;
  viewer: number | null;
  table: Table;
  position: Position | null;
  journal: Happening[];
  request: UndoRequest | null;
  /** What led from the position before to this one; empty after a snapshot. */
  happened: Happening[];
  /** When the frame came, by the clock of the page: time runs from then, whenever it is shown. */
  arrived: number;
}

export function fromSnapshot(frame: Snapshot): Seen {
  const { version, viewer, table, position, journal, request } = frame;
  return { version, viewer, table, position, journal, request, happened: [], arrived: performance.now() };
}

/** The next state; null: nothing new; 'resync': something in between is missing. */
export function follow(seen: Seen, frame: Update): Seen | null | 'resync' {
  if (frame.version <= seen.version) return null;
  if (frame.since !== seen.version) return 'resync';
  return {
    version: frame.version,
    viewer: seen.viewer,
    table: frame.table ?? seen.table,
    position: frame.position,
    journal: frame.happenings.reduce(remember, seen.journal),
    request: frame.request,
    happened: frame.happenings,
    arrived: performance.now(),
  };
}

/** An undo takes the moves after its `to` out of the journal. */
function remember(journal: Happening[], happening: Happening): Happening[] {
  const { to } = happening;
  const standing = to === null ? journal : journal.filter((one) => one.version <= to || one.kind !== 'move');
  return [...standing, happening];
}
