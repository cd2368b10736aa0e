import type { HydrationState } from '#hydration/domain';
import { countStatuses } from '#hydration/offline';
import type { StatusCounts } from '#hydration/offline';
import { defineRead } from '#packages/sync/offline';
import { testFilters } from './test-filters.ts';
import type { DashboardQuery } from './test-filters.ts';

/** People per state in the window, and the difference to the previous window. */
export interface DashboardStatus extends StatusCounts {
  /** Null if there is no previous window. */
  change: Record<HydrationState, number> | null;
}

/** People per hydration state by the latest valid test in the window. */
export const dashboardStatus = defineRead({
  name: 'dashboard.status',
  tables: ['users', 'tags', 'measurements'],
  run(copy, query: DashboardQuery, { now }): DashboardStatus {
    const { window, before } = testFilters(query, now);
    const present = countStatuses(copy, window);
    if (before === null) return { ...present, change: null };
    const past = countStatuses(copy, before);
    const change = { ...present.counts };
    for (const state of Object.keys(change) as HydrationState[])
      change[state] -= past.counts[state];
    return { ...present, change };
  },
});
