import type { Share } from '#compliance/contract';
import type { Leave, Roster } from '#rosters/contract';
import { rosterVersions, shiftsOfVersion } from '#rosters/domain';
import type { StrategyPlan } from '#strategies/contract';

const minute = 60_000;
const hour = 60 * minute;

/** Tests this long before and after a shift belong to it, as in the overview (decision 094). */
export const shiftMargin = 2 * hour;
/** Shifts of a person that follow each other within this time are one, as for breaks. */
const shortestGap = hour;

/** A time from `start` to before `end`, in milliseconds since 1970. */
export interface Span {
  start: number;
  end: number;
}

/**
 * The shifts that begin in a period, by person and in order. Shifts of a person that overlap or
 * follow each other within an hour are one; those that a leave touches do not count.
 */
export function shiftsByPerson(
  rosters: readonly Roster[],
  leaves: readonly Pick<Leave, 'user_id' | 'start_time' | 'end_time'>[],
  { start, end }: Span,
): Map<string, Span[]> {
  const crews = rosters
    .flatMap(rosterVersions)
    .map(({ user_ids, ...version }) => ({
      user_ids,
      shifts: shiftsOfVersion({ user_ids, ...version }, start, end),
    }))
    .filter(({ shifts }) => shifts.length > 0);
  const crewsOf = new Map<string, number[]>();
  for (const [nth, { user_ids }] of crews.entries()) {
    for (const user_id of user_ids) {
      const own = crewsOf.get(user_id);
      if (own === undefined) crewsOf.set(user_id, [nth]);
      else own.push(nth);
    }
  }
  const away = new Map<string, Span[]>();
  for (const { user_id, start_time, end_time } of leaves) {
    const own = away.get(user_id) ?? [];
    own.push({ start: Date.parse(start_time), end: Date.parse(end_time) });
    away.set(user_id, own);
  }
  const shiftsOf = (own: readonly number[]) => own.flatMap((nth) => crews[nth]?.shifts ?? []);
  // Most people share their rosters with others, and have no leave.
  const shared = new Map<string, Span[]>();
  return new Map(
    [...crewsOf].map(([user_id, own]) => {
      const left = away.get(user_id);
      if (left !== undefined) {
        const isThere = (shift: Span) => !left.some((leave) => touches(leave, shift));
        return [user_id, merged(shiftsOf(own).filter(isThere))];
      }
      const key = own.join(' ');
      const shifts = shared.get(key) ?? merged(shiftsOf(own));
      shared.set(key, shifts);
      return [user_id, shifts];
    }),
  );
}

/** Called for each shift, or day of work, with its start and what was planned and taken for it. */
export type NotePlanned = (start: number, share: Share) => void;

/**
 * The planned tests of the shifts that are over, and how many of them were taken. A shift is over
 * two hours after its end.
 *
 * @param tests times of valid tests in order
 */
export function testsOfShifts(
  shifts: readonly Span[],
  tests: readonly number[],
  plan: StrategyPlan,
  now: number,
  note?: NotePlanned,
): Share {
  const share = { done: 0, of: 0 };
  let next = 0;
  for (const { start, end } of shifts) {
    if (end + shiftMargin > now) break;
    const counter = planCounter(plan);
    while ((tests[next] ?? Infinity) < start - shiftMargin) next += 1;
    // A further test may belong to the next shift.
    while ((tests[next] ?? Infinity) <= end + shiftMargin && counter.taken < plan.tests_per_day) {
      counter.add(tests[next] ?? 0);
      next += 1;
    }
    share.done += counter.taken;
    share.of += plan.tests_per_day;
    note?.(start, { done: counter.taken, of: plan.tests_per_day });
  }
  return share;
}

/**
 * The same for a person without shifts: a day with a test counts as a day of work.
 *
 * @param days the days that are over, in order
 */
export function testsOfDays(
  days: readonly Span[],
  tests: readonly number[],
  plan: StrategyPlan,
  note?: NotePlanned,
): Share {
  const share = { done: 0, of: 0 };
  let next = 0;
  for (const { start, end } of days) {
    while ((tests[next] ?? Infinity) < start) next += 1;
    if ((tests[next] ?? Infinity) >= end) continue;
    const counter = planCounter(plan);
    for (; (tests[next] ?? Infinity) < end; next += 1) counter.add(tests[next] ?? 0);
    const done = Math.min(counter.taken, plan.tests_per_day);
    share.done += done;
    share.of += plan.tests_per_day;
    note?.(start, { done, of: plan.tests_per_day });
  }
  return share;
}

/** Counts tests; those closer than the smallest gap to the one before count once. */
function planCounter({ min_gap_minutes }: StrategyPlan) {
  let last = -Infinity;
  return {
    taken: 0,
    add(time: number) {
      if (time - last < min_gap_minutes * minute) return;
      last = time;
      this.taken += 1;
    },
  };
}

function touches(one: Span, other: Span): boolean {
  return one.start < other.end && one.end > other.start;
}

function merged(shifts: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const { start, end } of shifts.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last !== undefined && start - last.end < shortestGap) last.end = Math.max(last.end, end);
    else result.push({ start, end });
  }
  return result;
}
