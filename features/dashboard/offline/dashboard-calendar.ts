import { dayStarts, labelGroups } from '#measurements/domain';
import { calendarOf, firstTest } from '#hydration/offline';
import type { CalendarCounts } from '#hydration/offline';
import { defineRead } from '#packages/sync/offline';
import { testFilters } from './test-filters.ts';
import type { DashboardQuery } from './test-filters.ts';

/** Tests per person and day of a window. */
export interface DashboardCalendar extends CalendarCounts {
  /** Starts of the days, in milliseconds since 1970, and the end of the last day. */
  starts: number[];
  /** Range of counted tests: from inclusive, to exclusive; null if open. */
  from: number | null;
  to: number | null;
  groups: string[][];
}

/** Valid tests per person and day of the window; an open one starts with the first test. */
export const dashboardCalendar = defineRead({
  name: 'dashboard.calendar',
  tables: ['users', 'tags', 'measurements', 'rosters', 'roster_user_leave'],
  run(copy, { filter, zone }: DashboardQuery, { now }): DashboardCalendar {
    const { window } = testFilters({ filter, zone }, now);
    const from = window.from ?? firstTest(copy, window);
    const { people: _people, ...tests } = window;
    const starts = from === null ? [] : dayStarts({ ...window, from }, now, zone);
    const counts = calendarOf(copy, window, starts, now);
    return { ...counts, starts, ...tests, groups: labelGroups(filter) };
  },
});
