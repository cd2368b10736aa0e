import { progressTexts, syncCore, syncMeasures } from '#packages/sync/contract';
import { loadMeasures } from './init-run.ts';
import { syncLists } from './list-run.ts';
import { lacksCore, lacksMeasures } from './lists.ts';
import { syncPictures } from './pictures-run.ts';
import type { Run } from './run.ts';

/** What is still missing from the first load. */
export function isFirstLoad({ store, lists }: Run): boolean {
  return lacksCore(store.times, lists) || lacksMeasures(store.times, lists);
}

/** The first load: small tables, pictures, then the measurements in batches. */
export async function runFirstLoad(run: Run, now: () => number): Promise<void> {
  run.enter('full_syncing_core');
  run.progress(0, progressTexts.start);
  await syncLists(run, core(run));
  run.progress(33, progressTexts.core(33));
  run.enter('syncing_images');
  run.progress(33, progressTexts.images(33));
  await syncPictures(run);
  run.progress(66, progressTexts.images(66));
  run.enter('full_syncing_measurements');
  run.progress(66, progressTexts.measurements);
  if (lacksMeasures(run.store.times, run.lists)) await loadMeasures(run, now());
  run.progress(100, progressTexts.done);
}

/** What changed since the last run. */
export async function runUpdate(run: Run): Promise<void> {
  run.enter('syncing_core');
  await syncLists(run, core(run));
  run.enter('syncing_images');
  await syncPictures(run);
  run.enter('syncing_measurements');
  await syncLists(run, {
    half: 'measures',
    path: syncMeasures.path,
    lists: run.lists.measures,
    onFull: () => run.enter('full_syncing_measurements'),
  });
}

function core(run: Run) {
  return {
    half: 'core' as const,
    path: syncCore.path,
    lists: run.lists.core,
    onFull: () => run.enter('full_syncing_core'),
  };
}
