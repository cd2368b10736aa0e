import { recentTests } from '#hydration/offline';
import type { RecentTestWithPerson } from '#hydration/offline';
import { defineRead } from '#packages/sync/offline';
import { testFilters } from './test-filters.ts';
import type { DashboardQuery } from './test-filters.ts';

/** The filter, and whether its date applies to this card. */
export interface RecentQuery extends DashboardQuery {
  /** The recent ones of all tests, whatever the window; labels still apply. */
  always: boolean;
}

/** The 18 recent tests of a filter, newest first. */
export const dashboardRecent = defineRead({
  name: 'dashboard.recent',
  tables: ['users', 'tags', 'measurements'],
  run(copy, { filter, zone, always }: RecentQuery, { now }): RecentTestWithPerson[] {
    const { window } = testFilters({ filter, zone }, now);
    const { groups, people } = window;
    return recentTests(copy, always ? { from: null, to: null, groups, people } : window);
  },
});
