/** Links for those who watch. */
import { api } from './api';
import type { Table } from './api-types';
import { copy, keepLinks, linksOf, watchLink } from './links';
import { toast } from './live.svelte';
import { attempt } from './problems';
import { t } from './words.svelte';

/** Copies a link to a page of this table. Whoever lost the secret of a private one gets a new one. */
export async function share(table: Table, page = ''): Promise<void> {
  let watch = table.public ? null : linksOf(table.id).watch;
  if (!table.public && !watch) {
    const renewed = await attempt(() => api.renew(table.id, { role: 'spectator' }));
    if (!renewed) return;
    watch = renewed.secret;
    keepLinks(table.id, { watch });
  }
  const link = watchLink(table.id, page, watch);
  toast((await copy(link)) ? t('link-copied') : link);
}
