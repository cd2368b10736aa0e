import { dayStarts } from '#measurements/domain';
import { testsPerDay } from '#hydration/offline';
import { defineRead } from '#packages/sync/offline';
import { testFilters } from './test-filters.ts';
import type { DashboardQuery } from './test-filters.ts';

/** The valid tests of one day. */
export interface DailyStatus {
  /** Start of the day, in milliseconds since 1970. */
  start: number;
  /** Per status, as in `hydrationStatuses`. */
  counts: number[];
  /** The day is not over. */
  isToday: boolean;
}

/** Valid tests per day of the window, oldest first; an open one starts with the first test. */
export const dashboardDaily = defineRead({
  name: 'dashboard.daily',
  tables: ['users', 'tags', 'measurements'],
  run(copy, { filter, zone }: DashboardQuery, { now }): DailyStatus[] {
    const { window } = testFilters({ filter, zone }, now);
    const starts = dayStarts(window, now, zone);
    const perDay = testsPerDay(copy, window, starts);
    const days = perDay.map((counts, at) => ({
      start: starts[at] ?? 0,
      counts,
      isToday: (starts[at] ?? 0) <= now && now < (starts[at + 1] ?? 0),
    }));
    if (window.from !== null) return days;
    const first = days.findIndex(({ counts }) => counts.some((count) => count > 0));
    return first < 0 ? [] : days.slice(first);
  },
});
