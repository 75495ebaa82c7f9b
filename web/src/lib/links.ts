/** Links for friends. Secrets stay in this tab: the server keeps only their hashes. */
import type { Created } from './api-types';

interface Links {
  invites: { [seat: number]: string };
  watch: string | null;
}

const key = (table: string) => `perankh.links.${table}`;

export function linksOf(table: string): Links {
  try {
    return { invites: {}, watch: null, ...JSON.parse(sessionStorage.getItem(key(table)) ?? '{}') };
  } catch {
    return { invites: {}, watch: null };
  }
}

export function keepLinks(table: string, links: Partial<Links>): void {
  try {
    sessionStorage.setItem(key(table), JSON.stringify({ ...linksOf(table), ...links }));
  } catch {
    // then links last until the page is left
  }
}

export function keepCreated(created: Created): void {
  const invites = Object.fromEntries(created.invites.map(({ seat, secret }) => [seat, secret]));
  keepLinks(created.table.id, { invites, watch: created.spectator });
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
