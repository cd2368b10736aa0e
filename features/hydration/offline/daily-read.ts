import { hydrationStatuses } from '#hydration/domain';
import { dayOfTime, measurementIndex } from '#measurements/offline';
import type { Copy } from '#packages/sync/offline';
import { statusRanks } from './status-ranks.ts';
import { countedTestSlots } from './test-slots.ts';
import type { TestFilter } from './test-slots.ts';

/**
 * Valid tests of counted people per day; each day is a list by status (as in `hydrationStatuses`).
 *
 * @param starts starts of the days, ascending, in milliseconds since 1970, and the end of the last
 *   day
 */
export function testsPerDay(copy: Copy, filter: TestFilter, starts: readonly number[]): number[][] {
  const { created, valid } = measurementIndex(copy);
  const rankOf = statusRanks(copy);
  const days = Math.max(0, starts.length - 1);
  const counts = new Uint32Array(days * hydrationStatuses.length);
  const [first, end] = [starts[0] ?? Infinity, starts.at(-1) ?? -Infinity];
  for (const slot of countedTestSlots(copy, filter)) {
    const time = created[slot] ?? 0;
    if (!valid[slot] || time < first || time >= end) continue;
    const index = dayOfTime(starts, time) * hydrationStatuses.length + rankOf(slot);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return Array.from({ length: days }, (_, day) =>
    Array.from(
      counts.subarray(day * hydrationStatuses.length, (day + 1) * hydrationStatuses.length),
    ),
  );
}
