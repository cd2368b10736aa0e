import { dateWindows, labelGroups } from '#measurements/domain';
import { newestTests } from '#hydration/offline';
import type { NewestTest } from '#hydration/offline';
import { defineRead } from '#packages/sync/offline';
import type { DashboardQuery } from './dashboard-status.ts';

/** The filter, and whether its date counts for this card. */
export interface LatestQuery extends DashboardQuery {
  /** The newest of all tests, whatever window was chosen; labels count all the same. */
  always: boolean;
}

/** The newest 18 tests of a filter. */
export const dashboardLatest = defineRead({
  name: 'dashboard.latest',
  tables: ['users', 'measurements'],
  run(copy, { filter, zone, always }: LatestQuery, { now }): NewestTest[] {
    const { window } = dateWindows(filter, now, zone);
    const dates = always ? { from: null, to: null } : window;
    return newestTests(copy, { ...dates, groups: labelGroups(filter) });
  },
});
