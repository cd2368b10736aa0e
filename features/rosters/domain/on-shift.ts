import type { Leave, Roster } from '#rosters/contract';
import { shiftsBetween } from './shifts.ts';

/** Somebody on shift; times in milliseconds since 1970. */
export interface OnShift {
  user_id: string;
  roster_id: string;
  start: number;
  end: number;
}

/** The shift that everybody who is on shift at a time has, of several the one that ends last. */
export function peopleOnShift(
  rosters: readonly Roster[],
  leaves: readonly Leave[],
  time: number,
): Map<string, OnShift> {
  const away = peopleOnLeave(leaves, time);
  const found = new Map<string, OnShift>();
  for (const roster of rosters) {
    if (!roster.active) continue;
    for (const { start, end } of shiftsBetween(roster, time, time + 1)) {
      for (const user_id of roster.user_ids) {
        if (away.has(user_id) || (found.get(user_id)?.end ?? 0) >= end) continue;
        found.set(user_id, { user_id, roster_id: roster.roster_id, start, end });
      }
    }
  }
  return found;
}

/** Everybody who is on shift at a time, or within a margin of a shift in milliseconds. */
export function peopleNearShift(
  rosters: readonly Roster[],
  leaves: readonly Leave[],
  time: number,
  margin: number,
): Set<string> {
  const away = peopleOnLeave(leaves, time);
  const near = rosters.filter(
    (roster) => roster.active && shiftsBetween(roster, time - margin, time + margin + 1).length > 0,
  );
  return new Set(near.flatMap(({ user_ids }) => user_ids).filter((id) => !away.has(id)));
}

/** Everybody who is in a roster, but not on shift at a time. */
export function peopleOffShift(
  rosters: readonly Roster[],
  leaves: readonly Leave[],
  time: number,
): Set<string> {
  const onShift = peopleOnShift(rosters, leaves, time);
  const planned = rosters.flatMap(({ active, user_ids }) => (active ? user_ids : []));
  return new Set(planned.filter((user_id) => !onShift.has(user_id)));
}

/** Everybody who is on leave at a time. */
export function peopleOnLeave(leaves: readonly Leave[], time: number): Set<string> {
  return new Set(leaves.filter((leave) => isLeaveAt(leave, time)).map(({ user_id }) => user_id));
}

function isLeaveAt({ active, start_time, end_time }: Leave, time: number): boolean {
  return active && Date.parse(start_time) <= time && time < Date.parse(end_time);
}

/** What a leave is at a time. */
export type LeaveState = 'current' | 'upcoming' | 'past' | 'cancelled';

/** Whether a leave is now, later, over or cancelled. */
export function leaveState(leave: Leave, now: number): LeaveState {
  if (!leave.active) return 'cancelled';
  if (Date.parse(leave.end_time) <= now) return 'past';
  return Date.parse(leave.start_time) <= now ? 'current' : 'upcoming';
}

/** The leaves of people that intersect a period. */
export function leavesBetween(leaves: readonly Leave[], from: number, to: number): Leave[] {
  return leaves.filter(
    ({ active, start_time, end_time }) =>
      active && Date.parse(start_time) < to && Date.parse(end_time) > from,
  );
}
