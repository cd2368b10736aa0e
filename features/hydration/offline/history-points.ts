import type { HydrationState } from '#hydration/domain';
import { measurementIndex } from '#measurements/offline';
import type { Copy } from '#packages/sync/offline';
import { stateOfTest } from './latest-tests.ts';
import { countedTestSlots, hydrationType } from './test-slots.ts';
import type { TestFilter } from './test-slots.ts';

/** Maximum number of points of a chart. */
export const historyLength = 64;

/** One point of a person's line. */
export interface HistoryPoint {
  /** Milliseconds since 1970. */
  time: number;
  /** mOsm. */
  value: number;
  state: HydrationState;
}

/** One point of the average line: the mean of the tests of one test time. */
export interface AveragePoint {
  /** Time of the first of these tests in milliseconds since 1970. */
  time: number;
  /** mOsm. */
  value: number;
  tests: number;
}

/** Tests within the same interval of this many milliseconds belong to one test time. */
const testTime = 3 * 3_600_000;

/** Slots of a person's valid hydration tests, newest first. */
export function validSlots(copy: Copy, user_id: string): number[] {
  return hydrationSlots(copy, user_id).filter((slot) => measurementIndex(copy).valid[slot]);
}

/** Slots of a person's hydration tests that are not removed, newest first. */
export function hydrationSlots(copy: Copy, user_id: string): number[] {
  const index = measurementIndex(copy);
  return Array.from(index.slotsOfUser(user_id))
    .filter((slot) => index.live[slot] && index.active[slot] && index.type[slot] === hydrationType)
    .sort(
      (a, b) =>
        (index.created[b] ?? 0) - (index.created[a] ?? 0) || (index.id(b) > index.id(a) ? 1 : -1),
    );
}

/** Points of slots, oldest first. */
export function pointsOf(copy: Copy, slots: readonly number[]): HistoryPoint[] {
  const index = measurementIndex(copy);
  return slots
    .map((slot) => ({
      time: index.created[slot] ?? 0,
      value: index.value[slot] ?? 0,
      state: stateOfTest(copy, slot),
    }))
    .reverse();
}

/**
 * Averages of the newest test times of counted people, oldest first. Tests of the same three
 * hours are one test time, as a crew is tested before, during and after a shift and not at the same
 * moment.
 */
export function averagePoints(copy: Copy, filter: TestFilter): AveragePoint[] {
  const { created, valid, value } = measurementIndex(copy);
  const rounds = new Map<number, AveragePoint>();
  // Tests that follow each other are mostly of the same test time.
  let [last, lastKey]: [AveragePoint | undefined, number] = [undefined, Number.NaN];
  for (const slot of countedTestSlots(copy, filter)) {
    if (!valid[slot] || Number.isNaN(value[slot])) continue;
    const time = created[slot] ?? 0;
    const key = Math.floor(time / testTime);
    const round: AveragePoint | undefined = key === lastKey ? last : rounds.get(key);
    if (round === undefined) {
      rounds.set(key, { time, value: value[slot] ?? 0, tests: 1 });
      continue;
    }
    addTest(round, time, value[slot] ?? 0);
    [last, lastKey] = [round, key];
  }
  return [...rounds.values()]
    .sort((a, b) => b.time - a.time)
    .slice(0, historyLength)
    .reverse()
    .map(({ time, value, tests }) => ({ time, value: value / tests, tests }));
}

/** `value` is the sum until all tests are in. */
function addTest(round: AveragePoint, time: number, value: number): void {
  round.value += value;
  round.tests += 1;
  if (time < round.time) round.time = time;
}
