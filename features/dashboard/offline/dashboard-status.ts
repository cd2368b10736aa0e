import type { DateFilter } from '#measurements/contract';
import { dateWindows, labelGroups } from '#measurements/domain';
import type { HydrationState } from '#hydration/domain';
import { countStatuses } from '#hydration/offline';
import type { StatusCounts } from '#hydration/offline';
import { defineRead } from '#packages/sync/offline';

/** A filter with the zone whose days it means. */
export interface DashboardQuery {
  filter: DateFilter;
  zone: string;
}

/** People per state in the window, and how that differs from the window before. */
export interface DashboardStatus extends StatusCounts {
  /** null where there is no window before. */
  change: Record<HydrationState, number> | null;
}

/** People per hydration state by the newest valid test in the window. */
export const dashboardStatus = defineRead({
  name: 'dashboard.status',
  tables: ['users', 'measurements'],
  run(copy, { filter, zone }: DashboardQuery, { now }): DashboardStatus {
    const groups = labelGroups(filter);
    const { window, before } = dateWindows(filter, now, zone);
    const present = countStatuses(copy, { ...window, groups });
    if (before === null) return { ...present, change: null };
    const past = countStatuses(copy, { ...before, groups });
    const change = { ...present.counts };
    for (const state of Object.keys(change) as HydrationState[])
      change[state] -= past.counts[state];
    return { ...present, change };
  },
});
