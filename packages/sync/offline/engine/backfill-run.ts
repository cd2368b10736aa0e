import { backfillNotes, backfillOf, nextPortion, applyAccess } from './access.ts';
import { contentOf, epochsOf, readAnswer } from './answer.ts';
import { askForBatch, initListsOf, lastTime } from './init-run.ts';
import { ServerReplacedError } from './problems.ts';
import type { Run } from './run.ts';

/**
 * Loads the older rows of newly visible people in batches and portions, as noted on the device.
 * Returns false if everything must be loaded again.
 */
export async function loadBackfill(run: Run): Promise<boolean> {
  const { store } = run;
  const lists = initListsOf(run);
  for (;;) {
    const backfill = backfillOf(store);
    if (backfill === null) return true;
    run.enter('full_syncing_measurements');
    const { cursor, horizon, portion } = backfill;
    const asked = askForBatch(
      run,
      { cursor, horizon, people: portion },
      epochsOf(store.notes, 'measures'),
    );
    const answer = readAnswer(store, 'measures', await asked, [cursor, horizon]);
    // A restored server does not know these cursors.
    if (answer.full) throw new ServerReplacedError();
    if (answer.visible_people !== undefined) {
      if (!(await applyAccess(run, answer.visible_people))) return false;
      await run.apply({ notes: answer.notes });
      continue;
    }
    const page = answer.page('measurements');
    if (page.count === 0) {
      await run.apply({ notes: { ...answer.notes, ...backfillNotes(nextPortion(backfill)) } });
      continue;
    }
    const reached = {
      ...backfill,
      cursor: lastTime(page, cursor),
      horizon: horizon ?? answer.sync_time,
    };
    await run.apply({
      ...contentOf(lists, answer),
      notes: { ...answer.notes, ...backfillNotes(reached) },
    });
  }
}
