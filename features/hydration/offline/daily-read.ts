import { hydrationStatuses } from '#hydration/domain';
import { dayOfTime, measurementIndex } from '#measurements/offline';
import type { Copy } from '#packages/sync/offline';
import type { TestFilter } from './scan-all-tests.ts';
import { scanTests, statusRanks } from './scan-tests.ts';

/**
 * Valid tests of counted people per day; each day is a list by status (as in `hydrationStatuses`).
 *
 * @param starts starts of the days, ascending, in milliseconds since 1970, and the end of the last
 *   day
 */
export function testsPerDay(
  copy: Copy,
  { from, to, ...rest }: TestFilter,
  starts: readonly number[],
): number[][] {
  const { created, valid } = measurementIndex(copy);
  const rankOf = statusRanks(copy);
  const days = Math.max(0, starts.length - 1);
  const counts = new Uint32Array(days * hydrationStatuses.length);
  const within = {
    from: Math.max(from ?? -Infinity, starts[0] ?? Infinity),
    to: Math.min(to ?? Infinity, starts.at(-1) ?? -Infinity),
    ...rest,
  };
  scanTests(copy, within, (slot) => {
    if (!valid[slot]) return;
    const index = dayOfTime(starts, created[slot] ?? 0) * hydrationStatuses.length + rankOf(slot);
    counts[index] = (counts[index] ?? 0) + 1;
  });
  return Array.from({ length: days }, (_, day) =>
    Array.from(
      counts.subarray(day * hydrationStatuses.length, (day + 1) * hydrationStatuses.length),
    ),
  );
}
