import type { StrategyPlan } from '#strategies/contract';

const minute = 60_000;

/** Tests taken this long before a shift count as before it. */
export const beforeShift = 2 * 60 * minute;
/** A shift that ended within this time may still lack its test afterwards. */
export const afterShift = 2 * 60 * minute;
/** A test is overdue this long after the moment at which it was due. */
const grace = 30 * minute;

/** A valid hydration test of a person. */
export interface TakenTest {
  /** Milliseconds since 1970. */
  time: number;
  /** Moderate or severe dehydration. */
  isDehydrated: boolean;
}

/** Time of the first of the moderate or severe tests that have followed one another until now. */
export function dehydratedSince(tests: readonly TakenTest[]): number {
  const better = tests.findLastIndex(({ isDehydrated }) => !isDehydrated);
  return tests[better + 1]?.time ?? Number.POSITIVE_INFINITY;
}

interface Planned {
  plan: StrategyPlan;
  /** The shift that they have or had last; null if none is known. */
  shift: { start: number; end: number } | null;
  /** The valid tests since two hours before the shift, and of the last day, oldest first. */
  tests: readonly TakenTest[];
}

/** Why a test is overdue, and since when in milliseconds since 1970. */
export interface Overdue {
  reason: 'retest' | 'shift';
  since: number;
}

/**
 * The test that a person should have had by now, by their testing strategy: the re-test after a
 * moderate or severe one, otherwise the next moment of their shift (docs/decisions, 094). Null if
 * none is overdue.
 */
export function overdueTest({ plan, shift, tests }: Planned, now: number): Overdue | null {
  const last = tests.at(-1);
  if (last?.isDehydrated === true) {
    const since = last.time + plan.retest_after_minutes * minute;
    if (since < now) return { reason: 'retest', since };
  }
  if (shift === null) return null;
  const taken = countedTests(tests, plan, shift.start - beforeShift);
  const due = momentsOf(plan, shift)[taken];
  return due !== undefined && due + grace < now ? { reason: 'shift', since: due } : null;
}

/** When the tests of a shift are due, in order: before it, evenly during it, after it. */
export function momentsOf(
  { moments, tests_per_day }: StrategyPlan,
  { start, end }: { start: number; end: number },
): number[] {
  const [isBefore, isAfter] = [moments.includes('before'), moments.includes('after')];
  const others = Number(isBefore) + Number(isAfter);
  const during = moments.includes('during') ? Math.max(1, tests_per_day - others) : 0;
  const step = (end - start) / (during + 1);
  const times = [
    ...(isBefore ? [start] : []),
    ...Array.from({ length: during }, (_, nth) => start + (nth + 1) * step),
    ...(isAfter ? [end] : []),
  ];
  return times.slice(0, tests_per_day);
}

/** The number of tests since a time, of which those closer than the smallest gap count once. */
function countedTests(
  tests: readonly TakenTest[],
  { min_gap_minutes }: StrategyPlan,
  from: number,
): number {
  let [counted, last] = [0, -Infinity];
  for (const { time } of tests) {
    if (time < from || time - last < min_gap_minutes * minute) continue;
    [counted, last] = [counted + 1, time];
  }
  return counted;
}
