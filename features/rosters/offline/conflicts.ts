import { compareNames } from '#packages/kit';
import { defineRead } from '#packages/sync/offline';
import { personName } from '#people/domain';
import { peopleById } from '#people/offline';
import {
  describeRoster,
  overlapsOf,
  overlapWeeks,
  shiftsBetween,
  shiftsDuring,
} from '#rosters/domain';
import type { PlannedRoster } from '#rosters/domain';
import { activeLeaves, activeRosters } from './roster-rows.ts';

/** A worker whose shifts overlap with those of another roster. */
export interface NamedOverlap {
  user_id: string;
  name: string;
  roster_id: string;
  /** The other roster in a few words. */
  description: string;
  /** The first clash; milliseconds since 1970. */
  start: number;
  end: number;
}

/** A worker who is away during shifts of the roster. */
export interface LeaveConflict {
  roster_user_leave_id: string;
  user_id: string;
  name: string;
  start_time: string;
  end_time: string;
  /** Shifts of the roster during the leave. */
  shifts: number;
}

export interface Conflicts {
  overlaps: NamedOverlap[];
  leaves: LeaveConflict[];
}

/** What of a roster, as it is in the form, conflicts with other rosters and leave in 26 weeks. */
export const rosterConflicts = defineRead({
  name: 'rosters.conflicts',
  tables: ['rosters', 'roster_user_leave', 'users'],
  run(copy, { roster }: { roster: PlannedRoster }, { now }): Conflicts {
    const others = activeRosters(copy);
    const descriptions = new Map(others.map((each) => [each.roster_id, describeRoster(each)]));
    const nameOf = (user_id: string) => {
      const person = peopleById(copy).get(user_id);
      return person === undefined ? '' : personName(person);
    };
    const overlaps = overlapsOf(roster, others, now).map((overlap) => ({
      ...{ ...overlap, name: nameOf(overlap.user_id) },
      description: descriptions.get(overlap.roster_id) ?? '',
    }));
    const week = 7 * 24 * 3_600_000;
    const shifts = shiftsBetween(roster, now, now + overlapWeeks * week);
    const people = new Set(roster.user_ids);
    const leaves = activeLeaves(copy)
      .filter(({ user_id }) => people.has(user_id))
      .map((leave) => ({
        roster_user_leave_id: leave.roster_user_leave_id,
        ...{ user_id: leave.user_id, name: nameOf(leave.user_id) },
        ...{ start_time: leave.start_time, end_time: leave.end_time },
        shifts: shiftsDuring(leave, shifts),
      }))
      .filter((leave) => leave.shifts > 0);
    return {
      overlaps: overlaps.sort((a, b) => compareNames(a.name, b.name)),
      leaves: leaves.sort((a, b) => a.start_time.localeCompare(b.start_time)),
    };
  },
});
