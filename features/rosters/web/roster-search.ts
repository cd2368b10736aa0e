import { param } from '#packages/kit';
import { listSearch } from '#packages/ui';

/** Which leave is listed. */
export const leaveWindows = ['current', 'upcoming', 'past', 'cancelled'] as const;
export type LeaveWindow = (typeof leaveWindows)[number];

/** The URL search of the list of leave. */
export const leaveSearch = listSearch(
  { size: 25, sort: 'from' },
  {
    window: param.or(param.oneOf(leaveWindows), 'current'),
    tag: param.orNull(param.id),
  },
);
export type LeaveQuery = typeof leaveSearch.defaults;

/** The URL search of the schedule and of the list of rosters. */
export const rosterSearch = listSearch(
  { size: 25, sort: 'changed', descending: true },
  {
    tab: param.or(param.oneOf(['schedule', 'rosters']), 'schedule'),
    /** The Monday of the shown week; null for the current one. */
    week: param.orNull(param.matching(/^\d{4}-\d\d-\d\d$/)),
    tag: param.orNull(param.id),
  },
);
export type RosterQuery = typeof rosterSearch.defaults;
