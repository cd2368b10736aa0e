import type { Roster } from '#rosters/contract';
import { shiftsBetween } from './shifts.ts';
import type { Shift } from './shifts.ts';

/** Overlaps are searched this far ahead. */
export const overlapWeeks = 26;
const week = 7 * 24 * 3_600_000;

/** A roster as far as overlaps need it. */
export type PlannedRoster = Omit<Roster, 'created_time' | 'modified_time' | 'people_count'>;

/** Two shifts of one worker at the same time; the first such time. */
export interface Overlap {
  user_id: string;
  /** The other roster. */
  roster_id: string;
  start: number;
  end: number;
}

/** A time in which two rosters both have a shift. */
type Clash = Pick<Overlap, 'start' | 'end'>;

/**
 * The workers of a roster who have a shift of another roster at the same time within 26 weeks, with
 * the first clash for each other roster. Shifts that only touch do not overlap.
 *
 * @param from milliseconds since 1970
 */
export function overlapsOf(
  roster: PlannedRoster,
  others: readonly PlannedRoster[],
  from: number,
): Overlap[] {
  const to = from + overlapWeeks * week;
  const people = new Set(roster.user_ids);
  const own = shiftsBetween(roster, from, to);
  return others.flatMap((other) => {
    if (other.roster_id === roster.roster_id || !other.active) return [];
    const shared = other.user_ids.filter((user_id) => people.has(user_id));
    if (shared.length === 0) return [];
    const clash = firstClash(own, shiftsBetween(other, from, to));
    if (clash === null) return [];
    return shared.map((user_id) => ({ user_id, roster_id: other.roster_id, ...clash }));
  });
}

/** The first time in which shifts of two lists intersect; both lists are in order. */
export function firstClash(some: readonly Shift[], others: readonly Shift[]): Clash | null {
  let [at, other] = [0, 0];
  for (;;) {
    const [a, b] = [some[at], others[other]];
    if (a === undefined || b === undefined) return null;
    const start = Math.max(a.start, b.start);
    const end = Math.min(a.end, b.end);
    if (start < end) return { start, end };
    if (a.end <= b.end) at += 1;
    else other += 1;
  }
}
