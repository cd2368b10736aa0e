import { newestTests } from '#hydration/offline';
import type { NewestTest } from '#hydration/offline';
import { defineRead } from '#packages/sync/offline';
import { askedTests } from './asked-tests.ts';
import type { DashboardQuery } from './asked-tests.ts';

/** The filter, and whether its date applies to this card. */
export interface LatestQuery extends DashboardQuery {
  /** The newest of all tests, whatever the window; labels still apply. */
  always: boolean;
}

/** The newest 18 tests of a filter. */
export const dashboardLatest = defineRead({
  name: 'dashboard.latest',
  tables: ['users', 'tags', 'measurements'],
  run(copy, { filter, zone, always }: LatestQuery, { now }): NewestTest[] {
    const { window } = askedTests({ filter, zone }, now);
    const { groups, people } = window;
    return newestTests(copy, always ? { from: null, to: null, groups, people } : window);
  },
});
