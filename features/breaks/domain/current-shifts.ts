import { peopleOnLeave, shiftsBetween } from '#rosters/domain';
import type { Leave, Roster } from '#rosters/contract';
import type { Period } from './break-timeline.ts';

const hour = 3_600_000;
/** A shift of 24 hours may follow one of 24 hours. */
const back = 48 * hour;
/** Shorter times between two shifts of a person are no rest. */
const shortestGap = hour;

/**
 * The shift of everybody who is on shift at a time, by user id. Shifts of a person that overlap, or
 * follow each other within an hour, are one.
 *
 * @param now milliseconds since 1970
 */
export function currentShifts(
  rosters: readonly Roster[],
  leaves: readonly Leave[],
  now: number,
): Map<string, Period> {
  const away = peopleOnLeave(leaves, now);
  const all = new Map<string, Period[]>();
  for (const roster of rosters) {
    if (!roster.active) continue;
    const shifts = shiftsBetween(roster, now - back, now + 1);
    if (shifts.length === 0) continue;
    for (const user_id of roster.user_ids) {
      if (!away.has(user_id)) all.set(user_id, [...(all.get(user_id) ?? []), ...shifts]);
    }
  }
  return new Map(
    [...all].flatMap(([user_id, shifts]) => {
      const found = shiftAtTime(shifts, now);
      return found === null ? [] : [[user_id, found] as const];
    }),
  );
}

function shiftAtTime(shifts: readonly Period[], now: number): Period | null {
  let found: Period | null = null;
  for (const { start, end } of shifts.toSorted((a, b) => a.start - b.start)) {
    found =
      found !== null && start - found.end < shortestGap
        ? { start: found.start, end: Math.max(found.end, end) }
        : { start, end };
  }
  return found !== null && found.start <= now && now < found.end ? found : null;
}
