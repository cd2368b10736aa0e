import { applyAccess, beginning } from './access.ts';
import { contentOf, createRestartLimit, epochsOf, readAnswer } from './answer.ts';
import type { ListPage } from './answer.ts';
import { NoProgressError } from './problems.ts';
import type { ListOfTable, Run } from './run.ts';

/**
 * The first load of the large tables: batches up to the horizon that the first one set, until a
 * batch is empty. The next batch is requested while one is being stored. An interrupted load
 * continues after the last stored batch.
 */
export async function loadMeasures(run: Run): Promise<void> {
  const { store } = run;
  const { times: slugs, batches, progress } = run.definition.config;
  if (hasLoaded(run)) return run.apply({ times: beginnings(run) });
  const countRestart = createRestartLimit();
  const lists = initListsOf(run);
  let cursor = store.times.get(slugs.cursor) ?? null;
  let horizon = store.times.get(slugs.horizon) ?? null;
  let epochs = epochsOf(store.metadata, 'measures');
  let next = requestBatch(run, { cursor, horizon }, epochs);
  for (let batch = 1; ; batch += 1) {
    const answer = readAnswer(store, 'measures', await next, [cursor, horizon]);
    const isKnown = await applyAccess(run, answer);
    const isFull = answer.full || !isKnown;
    countRestart(isFull);
    // After a start from the beginning a row of this answer may be far after the beginning.
    if (!isKnown) {
      [cursor, horizon] = [null, null];
      next = requestBatch(run, { cursor, horizon }, { ...epochs, ...answer.epochs });
      continue;
    }
    horizon = answer.full ? earliest(horizon, answer.sync_time) : (horizon ?? answer.sync_time);
    const page = answer.page(batches.list);
    if (page.count === 0) {
      const times = closingTimes(run, horizon);
      const replace = answer.full ? lists.map(({ table }) => table) : [];
      return run.apply({ replace, times, metadata: answer.metadata });
    }
    cursor = lastTime(page, answer.full ? null : cursor);
    epochs = { ...epochs, ...answer.epochs };
    next = requestBatch(run, { cursor, horizon }, epochs);
    // If storing fails, nothing awaits this promise.
    next.catch(() => undefined);
    await run.apply({
      ...contentOf(lists, answer),
      replace: answer.full ? lists.map(({ table }) => table) : [],
      times: {
        [slugs.cursor]: cursor,
        [slugs.horizon]: horizon,
      },
      metadata: answer.metadata,
    });
    run.progress(Math.min(99, 66 + batch * 0.5), progress.batch(batch));
  }
}

/** Only tables that a later build added have no time yet. */
function hasLoaded(run: Run): boolean {
  const { times } = run.store;
  if (!times.has(run.definition.config.times.completed)) return false;
  return initListsOf(run).every(({ table }) => times.has(table));
}

function beginnings({ store, lists }: Run): Record<string, string> {
  const missing = lists.measures.filter(({ table }) => !store.times.has(table));
  return Object.fromEntries(missing.map(({ table }) => [table, beginning]));
}

/** The position of a load in batches. */
export interface BatchWindow {
  /** Stamp of the last received row; null at the beginning. */
  cursor: string | null;
  /** The latest stamp to load; null lets the server set it. */
  horizon: string | null;
  /** Only rows of these people. */
  people?: readonly string[];
}

/** The lists that come in batches. The other lists start from the beginning with the next run. */
export function initListsOf({ lists, definition }: Run): ListOfTable[] {
  const { batches } = definition.config;
  return lists.measures.filter(({ list }) => list === batches.list || list === batches.links);
}

/** Requests a batch. */
export function requestBatch(
  run: Run,
  { cursor, horizon, people }: BatchWindow,
  epochs: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const { paths, batches, times } = run.definition.config;
  return run.call(paths.init, {
    [batches.list]: cursor,
    [times.cursor]: cursor,
    [times.horizon]: horizon,
    application_types: run.definition.applicationTypes(run.store.copy),
    ...(people === undefined ? {} : { people }),
    ...epochs,
  });
}

/**
 * The cursor after a batch.
 *
 * @throws NoProgressError if a batch ends at the same stamp as the previous one
 */
export function lastTime({ last }: ListPage, before: string | null): string {
  const stamp = Date.parse(last ?? '');
  const isAhead = before === null || stamp > Date.parse(before);
  if (last === null || Number.isNaN(stamp) || !isAhead) throw new NoProgressError();
  return last;
}

/**
 * A start from the beginning may set a later horizon, but the rows before the old horizon may not
 * have arrived.
 */
function earliest(horizon: string | null, other: string): string {
  return horizon === null || Date.parse(other) < Date.parse(horizon) ? other : horizon;
}

function closingTimes(run: Run, horizon: string): Record<string, string> {
  const { times } = run.definition.config;
  const inBatches = new Set(initListsOf(run).map(({ table }) => table));
  const reached = run.lists.measures.map(
    ({ table }) => [table, inBatches.has(table) ? horizon : beginning] as const,
  );
  return {
    ...Object.fromEntries(reached),
    [times.horizon]: horizon,
    [times.completed]: new Date(run.now()).toISOString(),
  };
}
