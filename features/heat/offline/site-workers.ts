import { defineRead } from '#packages/sync/offline';
import { siteCrews } from './site-crews.ts';

/** Number of people who work at a location. */
export const siteWorkers = defineRead({
  name: 'heat.site_workers',
  tables: ['users', 'tags'],
  run: (copy, { tag_id }: { tag_id: string }): number => siteCrews(copy).get(tag_id)?.workers ?? 0,
});
