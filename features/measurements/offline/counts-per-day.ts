import { defineRead } from '#packages/sync/offline';
import type { TestsOfPeople } from './last-per-person.ts';
import { measurementIndex } from './measurement-index.ts';

/** Number of tests of each person on each of some days. */
export interface CountsPerDay {
  user_ids: readonly string[];
  days: number;
  /** The days of one person are adjacent; people are in the order of `user_ids`. */
  counts: Uint16Array;
}

/** Number of valid tests of each person on each day. One pass over all tests. */
export const countsPerDay = defineRead({
  name: 'measurements.counts_per_day',
  tables: ['measurements'],
  run: (copy, { starts }: DayStarts): CountsPerDay => {
    const index = measurementIndex(copy);
    return { user_ids: index.userIds, days: starts.length - 1, counts: countDays(index, starts) };
  },
});

export interface DayStarts {
  /** Starts of the days, ascending, in milliseconds since 1970, and the end of the last day. */
  starts: readonly number[];
}

/** Valid, active tests per person code and day. */
export function countDays(index: TestsOfPeople, starts: readonly number[]): Uint16Array {
  const { count, live, active, valid, created, user } = index;
  const days = Math.max(0, starts.length - 1);
  const counts = new Uint16Array(index.userIds.length * days);
  const [first, end] = [starts[0] ?? Infinity, starts.at(-1) ?? -Infinity];
  for (let slot = 0; slot < count; slot += 1) {
    const time = created[slot] ?? Number.NaN;
    if (!(time >= first && time < end)) continue;
    if (!live[slot] || !active[slot] || !valid[slot]) continue;
    const cell = (user[slot] ?? 0) * days + dayOfTime(starts, time);
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  return counts;
}

const usualDay = 86_400_000;

/**
 * Index of the day that contains a moment, which must be within the days. As a day has 23 to 25
 * hours, the first guess is only a few days off, whatever their number.
 */
export function dayOfTime(starts: readonly number[], time: number): number {
  let day = Math.min(starts.length - 2, Math.floor((time - (starts[0] ?? 0)) / usualDay));
  while ((starts[day] ?? 0) > time) day -= 1;
  while ((starts[day + 1] ?? Infinity) <= time) day += 1;
  return day;
}
