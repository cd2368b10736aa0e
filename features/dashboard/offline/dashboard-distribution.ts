import { dateWindows, labelGroups } from '#measurements/domain';
import { distributionOf } from '#hydration/offline';
import type { Distribution } from '#hydration/offline';
import { defineRead } from '#packages/sync/offline';
import type { DashboardQuery } from './dashboard-status.ts';

/** The newest valid value of each person in the window, by bins. */
export const dashboardDistribution = defineRead({
  name: 'dashboard.distribution',
  tables: ['users', 'measurements'],
  run(copy, { filter, zone }: DashboardQuery, { now }): Distribution {
    const { window } = dateWindows(filter, now, zone);
    return distributionOf(copy, { ...window, groups: labelGroups(filter) });
  },
});
