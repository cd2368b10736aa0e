import { recentTests } from '#hydration/offline';
import type { RecentTestWithPerson } from '#hydration/offline';
import { defineRead } from '#packages/sync/offline';
import { askedTests } from './asked-tests.ts';
import type { DashboardQuery } from './asked-tests.ts';

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
    const { window } = askedTests({ filter, zone }, now);
    const { groups, people } = window;
    return recentTests(copy, always ? { from: null, to: null, groups, people } : window);
  },
});
