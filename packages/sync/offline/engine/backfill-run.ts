import { backfillMetadata, backfillOf, nextPortion, applyAccess } from './access.ts';
import { contentOf, epochsOf, readAnswer } from './answer.ts';
import { requestBatch, initListsOf, lastTime } from './init-run.ts';
import { ServerReplacedError } from './problems.ts';
import type { Run } from './run.ts';

/**
 * Loads the older rows of newly visible people in batches and portions, and continues an interrupted load.
 * Returns false if everything must be loaded again.
 */
export async function loadBackfill(run: Run): Promise<boolean> {
  const { store } = run;
  const lists = initListsOf(run);
  for (;;) {
    const backfill = backfillOf(store);
    if (backfill === null) return true;
    run.setState('full_syncing_measurements');
    const { cursor, horizon, portion } = backfill;
    const response = requestBatch(
      run,
      { cursor, horizon, people: portion },
      epochsOf(store.metadata, 'measures'),
    );
    const answer = readAnswer(store, 'measures', await response, [cursor, horizon]);
    // A restored server does not know these cursors.
    if (answer.full) throw new ServerReplacedError();
    if (answer.visible_people !== undefined) {
      if (!(await applyAccess(run, answer))) return false;
      await run.apply({ metadata: answer.metadata });
      continue;
    }
    const page = answer.page('measurements');
    if (page.count === 0) {
      await run.apply({
        metadata: { ...answer.metadata, ...backfillMetadata(nextPortion(backfill)) },
      });
      continue;
    }
    const progress = {
      ...backfill,
      cursor: lastTime(page, cursor),
      horizon: horizon ?? answer.sync_time,
    };
    await run.apply({
      ...contentOf(lists, answer),
      metadata: { ...answer.metadata, ...backfillMetadata(progress) },
    });
  }
}
