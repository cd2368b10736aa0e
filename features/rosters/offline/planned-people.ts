import type { Copy } from '#packages/sync/offline';
import type { Leave, Roster } from '#rosters/contract';
import { rosterVersions, shiftsOfVersion } from '#rosters/domain';
import { activeLeaves } from './roster-rows.ts';

/** What the rosters say about the shifts of a person. Times in milliseconds since 1970. */
export interface PlannedPerson {
  /** The times in which a roster planned their shifts; of other times nothing is known. */
  planned: { start: number; end: number }[];
  /** Starts of their shifts; a shift that a leave touches is none. */
  starts: number[];
}

/**
 * The shifts of everybody in a roster that start in a period, as the rosters were at the time.
 *
 * @param from milliseconds since 1970
 * @param to milliseconds since 1970
 */
export function plannedPeople(
  copy: Copy,
  from: number,
  to: number,
): ReadonlyMap<string, PlannedPerson> {
  const key = `rosters.planned_people ${String(from)} ${String(to)}`;
  return copy.memo(key, ['rosters', 'roster_user_leave'], () => {
    const found = new Map<string, PlannedPerson>();
    const leaves = activeLeaves(copy);
    for (const version of [...copy.rows<Roster>('rosters').values()].flatMap(rosterVersions)) {
      if (!version.active) continue;
      const shifts = shiftsOfVersion(version, from, to);
      const begin = Math.max(version.start, Date.parse(version.schedule.shift_start_time));
      for (const user_id of version.user_ids) {
        const person = found.get(user_id) ?? { planned: [], starts: [] };
        found.set(user_id, person);
        person.planned.push({ start: begin, end: version.end });
        const away = leaves.filter((leave) => leave.user_id === user_id);
        for (const shift of shifts) if (!isTouched(shift, away)) person.starts.push(shift.start);
      }
    }
    return found;
  });
}

function isTouched({ start, end }: { start: number; end: number }, leaves: readonly Leave[]) {
  return leaves.some(
    (leave) => Date.parse(leave.start_time) < end && Date.parse(leave.end_time) > start,
  );
}
