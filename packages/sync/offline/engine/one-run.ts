import { sameDigest } from '#packages/sync/contract';
import { keptFromOf } from '../store/kept-from.ts';
import { fetchedPictures } from '../tables/pictures.ts';
import { backfillOf } from './access.ts';
import { createRestartLimit } from './answer.ts';
import type { Answer } from './answer.ts';
import { syncFetched } from './fetched-run.ts';
import { loadBackfill } from './backfill-run.ts';
import { loadMeasures } from './init-run.ts';
import { syncLists } from './list-run.ts';
import type { ListCall } from './list-run.ts';
import { lacksCore, lacksMeasures } from './lists.ts';
import type { ListOfTable, Run } from './run.ts';

/** Whether a part of the first load is missing. */
export function isFirstLoad({
  store,
  lists,
  definition: { config },
}: Pick<Run, 'store' | 'lists' | 'definition'>): boolean {
  return lacksCore(store.times, lists) || lacksMeasures(store.times, lists, config);
}

/** The first load: small tables, pictures, then the large tables in batches. */
export async function runFirstLoad(run: Run): Promise<void> {
  const { config } = run.definition;
  const { progress } = config;
  run.setState('full_syncing_core');
  run.progress(0, progress.start);
  await syncLists(run, core(run));
  run.progress(33, progress.core(33));
  run.setState('syncing_images');
  run.progress(33, progress.images(33));
  await syncFetched(run, fetchedPictures(run.definition));
  run.progress(66, progress.images(66));
  run.setState('full_syncing_measurements');
  run.progress(66, progress.measurements);
  if (lacksMeasures(run.store.times, run.lists, config)) await loadMeasures(run);
  run.progress(100, progress.done);
}

/** What changed since the last run. */
export async function runUpdate(run: Run): Promise<void> {
  run.setState('syncing_core');
  await syncLists(run, core(run));
  run.setState('syncing_images');
  await syncFetched(run, fetchedPictures(run.definition));
  run.setState('syncing_measurements');
  await updateMeasures(run);
}

/** Fetches the rows that come with no list. The first load does not wait for them. */
export async function runFetched(run: Run): Promise<void> {
  for (const fetched of run.definition.fetched ?? []) await syncFetched(run, fetched);
}

/** Updates the copy and compares it with the server's digests. Returns the tables that differ. */
export async function runCheck(run: Run): Promise<ListOfTable[]> {
  const small = await syncLists(run, { ...core(run), digest: true });
  const large = await updateMeasures(run, true);
  return [...differing(run, run.lists.core, small), ...differing(run, run.lists.measures, large)];
}

/** Loads the changes of the large tables, and the older rows of newly visible people. */
async function updateMeasures(run: Run, digest = false): Promise<Answer> {
  const countRestart = createRestartLimit();
  for (;;) {
    const answer = await syncLists(run, { ...measures(run), digest });
    const hadBackfill = backfillOf(run.store) !== null;
    if (answer !== null && (await loadBackfill(run))) {
      if (!digest || !hadBackfill) return answer;
    } else {
      countRestart(true);
      run.setState('full_syncing_measurements');
      await loadMeasures(run);
    }
  }
}

function differing(
  { store }: Run,
  lists: readonly ListOfTable[],
  answer: Answer | null,
): ListOfTable[] {
  return lists.filter(({ table }) => {
    // A table whose oldest rows are left out cannot equal the server's.
    if (keptFromOf(store.metadata, table) > -Infinity) return false;
    const wanted = answer?.digests?.get(table);
    return wanted !== undefined && !sameDigest(store.digestOf(table), wanted);
  });
}

function core(run: Run): ListCall {
  return {
    half: 'core',
    path: run.definition.config.paths.core,
    lists: run.lists.core,
    onFull: () => run.setState('full_syncing_core'),
  };
}

function measures(run: Run): ListCall {
  return {
    half: 'measures',
    path: run.definition.config.paths.measures,
    lists: run.lists.measures,
    onFull: () => run.setState('full_syncing_measurements'),
  };
}
