import type { HydrationState } from '#hydration/domain';
import { countByTag, noCounts } from '#hydration/offline';
import { defineRead } from '#packages/sync/offline';
import { tagsById } from '#tags/offline';
import { compareNames } from '#packages/kit';
import { testFilters } from './test-filters.ts';
import type { DashboardQuery } from './test-filters.ts';

/** The people with a label, per state. */
export interface TagStatusRow {
  tag_id: string;
  name: string;
  /** 'default', 'job' or 'location'. */
  type: string;
  counts: Record<HydrationState, number>;
}

/** People per state for each label, by name, including labels without people. */
export const dashboardTags = defineRead({
  name: 'dashboard.tags',
  tables: ['users', 'tags', 'measurements'],
  run(copy, { filter, zone }: DashboardQuery, { now }): TagStatusRow[] {
    const { window } = testFilters({ filter, zone }, now);
    const byTag = countByTag(copy, window);
    const counts = new Map(byTag.map((one) => [one.tag_id, one.counts]));
    return [...tagsById(copy).values()]
      .filter((tag) => tag.active && !tag.is_hidden)
      .sort((a, b) => compareNames(a.name, b.name))
      .map(({ tag_id, name, type }) => ({
        ...{ tag_id, name, type },
        counts: counts.get(tag_id) ?? noCounts(),
      }));
  },
});
