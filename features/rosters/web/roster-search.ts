import { z } from 'zod';
import { listSearch } from '#packages/ui';

/** Which leave is listed. */
export const leaveWindows = ['current', 'upcoming', 'past', 'cancelled'] as const;
export type LeaveWindow = (typeof leaveWindows)[number];

/** The URL search of the list of leave. */
export const leaveSearch = listSearch(
  { size: 25, sort: 'from' },
  {
    window: z.enum(leaveWindows).catch('current').default('current'),
    tag: z.guid().nullable().catch(null).default(null),
  },
);
export type LeaveQuery = typeof leaveSearch.defaults;

const date = z.string().regex(/^\d{4}-\d\d-\d\d$/);

/** The URL search of the schedule and of the list of rosters. */
export const rosterSearch = listSearch(
  { size: 25, sort: 'changed', descending: true },
  {
    tab: z.enum(['schedule', 'rosters']).catch('schedule').default('schedule'),
    /** The Monday of the shown week; null for the current one. */
    week: date.nullable().catch(null).default(null),
    tag: z.guid().nullable().catch(null).default(null),
  },
);
export type RosterQuery = typeof rosterSearch.defaults;
