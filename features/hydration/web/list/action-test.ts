import type { ListedTest } from '#hydration/offline';
import type { ActionTest } from '#measurements/web';

/** A row in the form that actions need. */
export function actionTest(test: ListedTest): ActionTest {
  const { measurement_id, valid, active, tag_ids, notes } = test;
  return { measurement_id, valid, active, tag_ids, notes };
}
