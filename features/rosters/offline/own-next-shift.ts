import { defineRead } from '#packages/sync/offline';
import { nextShifts, peopleOnLeave } from '#rosters/domain';
import { activeLeaves, activeRosters } from './roster-rows.ts';

/** Shifts that are searched for one without leave: more than four weeks of a daily shift. */
const most = 35;

/**
 * Start of the viewer's next shift, in milliseconds since 1970; null if none is planned. A shift
 * that starts during leave is left out.
 */
export const ownNextShift = defineRead({
  name: 'rosters.own_next_shift',
  tables: ['rosters', 'roster_user_leave'],
  run(copy, _params: Record<string, never>, { now, user_id }): number | null {
    const leaves = activeLeaves(copy).filter((leave) => leave.user_id === user_id);
    const starts = activeRosters(copy)
      .filter(({ user_ids }) => user_ids.includes(user_id))
      .flatMap((roster) => nextShifts(roster, now, most).map(({ start }) => start))
      .filter((start) => !peopleOnLeave(leaves, start).has(user_id));
    return starts.length === 0 ? null : Math.min(...starts);
  },
});
