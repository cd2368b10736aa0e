import { distributionOf } from '#hydration/offline';
import type { Distribution } from '#hydration/offline';
import { defineRead } from '#packages/sync/offline';
import { testFilters } from './test-filters.ts';
import type { DashboardQuery } from './test-filters.ts';

/** The latest valid value of each person in the window, by bins. */
export const dashboardDistribution = defineRead({
  name: 'dashboard.distribution',
  tables: ['users', 'tags', 'measurements'],
  run(copy, { filter, zone }: DashboardQuery, { now }): Distribution {
    const { window } = testFilters({ filter, zone }, now);
    return distributionOf(copy, window);
  },
});
