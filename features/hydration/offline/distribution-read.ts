import { binCount, binOf, hydrationStatuses } from '#hydration/domain';
import { measurementIndex } from '#measurements/offline';
import type { Copy } from '#packages/sync/offline';
import { countedPeople } from './counted-people.ts';
import { latestTests, userCodes } from './latest-tests.ts';
import type { TestFilter } from './test-slots.ts';
import { statusRanks } from './status-ranks.ts';

/** Distribution of people by value. */
export interface Distribution {
  /** People per status (as in `hydrationStatuses`) and bin. */
  counts: number[][];
  /** People with a value. */
  values: number;
  /** People whose value is hidden from the viewer: they are in no bin. */
  hidden: number;
  /** In mOsm, the lower of two middle values; null without values. */
  median: number | null;
}

/** The latest valid value of each counted person in a window, by bins. */
export function distributionOf(copy: Copy, filter: TestFilter): Distribution {
  const { value } = measurementIndex(copy);
  const { valid } = latestTests(copy, filter);
  const [codes, rankOf] = [userCodes(copy), statusRanks(copy)];
  const counts = hydrationStatuses.map(() => Array.from({ length: binCount }, () => 0));
  const values: number[] = [];
  let hidden = 0;
  for (const user_id of countedPeople(copy, filter.people).keys()) {
    const slot = valid[codes.get(user_id) ?? -1] ?? -1;
    if (slot < 0) continue;
    if (Number.isNaN(value[slot])) {
      hidden += 1;
      continue;
    }
    const bin = binOf(value[slot] ?? 0);
    const row = counts[rankOf(slot)] ?? [];
    row[bin] = (row[bin] ?? 0) + 1;
    values.push(value[slot] ?? 0);
  }
  const sorted = Float64Array.from(values).sort();
  return {
    counts,
    ...{ values: values.length, hidden },
    median: sorted[Math.ceil(sorted.length / 2) - 1] ?? null,
  };
}
