import { defineRead } from '#packages/sync/offline';
import { peopleById } from '#people/offline';

/** How many people wear a location: active ones who are neither hidden nor experimental. */
export const siteWorkers = defineRead({
  name: 'heat.site_workers',
  tables: ['users'],
  run: (copy, { tag_id }: { tag_id: string }): number =>
    [...peopleById(copy).values()].filter(
      ({ active, is_hidden, experimental, tag_ids }) =>
        active && !is_hidden && !experimental && tag_ids.includes(tag_id),
    ).length,
});
