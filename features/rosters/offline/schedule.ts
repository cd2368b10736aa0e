import { compareNames } from '#packages/kit';
import { defineRead } from '#packages/sync/offline';
import { personName } from '#people/domain';
import { peopleById } from '#people/offline';
import { describeRoster, leavesBetween, shiftsBetween } from '#rosters/domain';
import type { Shift } from '#rosters/domain';
import { activeLeaves, activeRosters, membersOf } from './roster-rows.ts';

/** A roster with shifts in a period. */
export interface ScheduledRoster {
  roster_id: string;
  description: string;
  shifts: Shift[];
}

/** A worker with shifts or leave in a period. */
export interface ScheduledWorker {
  user_id: string;
  name: string;
  tag_ids: readonly string[];
  roster_ids: string[];
  leaves: { start: number; end: number; id: string }[];
}

export interface Schedule {
  rosters: ScheduledRoster[];
  /** By name. */
  workers: ScheduledWorker[];
}

/** Who works when in a period, in milliseconds since 1970. */
export const scheduleOf = defineRead({
  name: 'rosters.schedule',
  tables: ['rosters', 'roster_user_leave', 'users'],
  run(copy, { from, to }: { from: number; to: number }): Schedule {
    const rosters: ScheduledRoster[] = [];
    const workers = new Map<string, ScheduledWorker>();
    const workerOf = (user_id: string) => {
      const person = peopleById(copy).get(user_id);
      if (person === undefined || !person.active || person.is_hidden) return null;
      const known = workers.get(user_id);
      if (known !== undefined) return known;
      const added = {
        ...{ user_id, name: personName(person), tag_ids: person.tag_ids },
        ...{ roster_ids: [], leaves: [] },
      };
      workers.set(user_id, added);
      return added;
    };
    for (const roster of activeRosters(copy)) {
      const shifts = shiftsBetween(roster, from, to);
      if (shifts.length === 0) continue;
      const { roster_id } = roster;
      rosters.push({ roster_id, description: describeRoster(roster), shifts });
      for (const { user_id } of membersOf(copy, roster)) {
        workerOf(user_id)?.roster_ids.push(roster_id);
      }
    }
    for (const leave of leavesBetween(activeLeaves(copy), from, to)) {
      workerOf(leave.user_id)?.leaves.push({
        ...{ id: leave.roster_user_leave_id },
        ...{ start: Date.parse(leave.start_time), end: Date.parse(leave.end_time) },
      });
    }
    return {
      rosters,
      workers: [...workers.values()].sort((a, b) => compareNames(a.name, b.name)),
    };
  },
});
