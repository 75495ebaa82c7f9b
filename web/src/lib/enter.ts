/** The way in to a table: with the secret of a link only where the table is closed to us without. */
import { Refused, api } from './api';
import type { Table } from './api-types';
import { earlyAnswer } from './early';
import { keepLinks, linksOf } from './links';

export interface Entry {
  table: Table;
  /** What has to be shown from now on. */
  secret: string | null;
}

const WORTHLESS = new Set(['bad-secret', 'not-found']);

/** A secret that is not good any more is forgotten, and the next way in is tried. */
export async function enter(id: string): Promise<Entry> {
  const { invite, watch } = linksOf(id);
  const secret = invite ?? watch;
  try {
    const table = await (earlyAnswer(id) ?? api.table(id, secret));
    return { table, secret: isOpenTo(table) ? null : secret };
  } catch (error) {
    if (!secret || !(error instanceof Refused) || !WORTHLESS.has(error.code)) throw error;
    keepLinks(id, invite ? { invite: null } : { watch: null });
    return enter(id);
  }
}

function isOpenTo({ public: everybody, access }: Table): boolean {
  return everybody || access.owner || access.seats.length > 0;
}
