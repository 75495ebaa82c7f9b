/** Links for friends, and from friends. Secrets stay in this tab: the server keeps only their hashes. */
import type { Created, Table } from './api-types';

interface Links {
  /** For friends, by seat. */
  invites: { [seat: number]: string };
  /** From a friend, until the seat is taken. */
  invite: string | null;
  watch: string | null;
}

const key = (table: string) => `perankh.links.${table}`;
const kept = new Map<string, Links>();

function stored(table: string): Partial<Links> {
  try {
    return JSON.parse(sessionStorage.getItem(key(table)) ?? '{}');
  } catch {
    return {};
  }
}

export function linksOf(table: string): Links {
  return kept.get(table) ?? { invites: {}, invite: null, watch: null, ...stored(table) };
}

export function keepLinks(table: string, links: Partial<Links>): void {
  const all = { ...linksOf(table), ...links };
  kept.set(table, all);
  try {
    sessionStorage.setItem(key(table), JSON.stringify(all));
  } catch {
    // then links last until the page is left
  }
}

export function keepCreated(created: Created): void {
  const invites = Object.fromEntries(created.invites.map(({ seat, secret }) => [seat, secret]));
  keepLinks(created.table.id, { invites, watch: created.spectator });
}

/** The invitations that are still good: where somebody sits, the old one is used up. */
export function openInvites({ id, seats }: Pick<Table, 'id' | 'seats'>): Links['invites'] {
  const invites = Object.fromEntries(Object.entries(linksOf(id).invites).filter(([seat]) => seats[Number(seat)]?.kind !== 'human'));
  keepLinks(id, { invites });
  return invites;
}

export const inviteLink = (table: string, secret: string) => `${location.origin}/t/${table}#invite=${secret}`;
export const watchLink = (table: string, page: string, secret: string | null) => `${location.origin}/t/${table}${page}${secret ? `#watch=${secret}` : ''}`;

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
