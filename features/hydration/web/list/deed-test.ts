import type { ListedTest } from '#hydration/offline';
import type { DeedTest } from '#measurements/web';

/** A row as the deeds want it. */
export function deedTest(test: ListedTest): DeedTest {
  const { measurement_id, valid, active, tag_ids, notes } = test;
  return { measurement_id, valid, active, tag_ids, notes };
}
