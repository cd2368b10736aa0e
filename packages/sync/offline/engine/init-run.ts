import { progressTexts, specialTimes, syncMeasuresInit } from '#packages/sync/contract';
import { takeAccess } from './access.ts';
import { contentOf, createFreshStarts, epochsOf, readAnswer } from './answer.ts';
import type { ListPage } from './answer.ts';
import { NoProgress } from './problems.ts';
import type { ListOfTable, Run } from './run.ts';

/** Lists of the first load; the others begin at the beginning of time with the next run. */
const initLists = ['measurements', 'link_measurements'];
const beginning = '1970-01-01T00:00:00.000Z';

/**
 * The first load of the measurements: batches up to the horizon that the first one set, until one
 * is empty. The next batch is under way while one is being stored. Broken off, it goes on behind
 * the last batch that was stored.
 */
export async function loadMeasures(run: Run): Promise<void> {
  const { store } = run;
  if (hasLoaded(run)) return run.apply({ times: beginnings(run) });
  const countFreshStarts = createFreshStarts();
  const lists = initListsOf(run);
  let cursor = store.times.get(specialTimes.lastMeasurement) ?? null;
  let horizon = store.times.get(specialTimes.initMeasurement) ?? null;
  let epochs = epochsOf(store.notes, 'measures');
  let next = askForBatch(run, { cursor, horizon }, epochs);
  for (let batch = 1; ; batch += 1) {
    const answer = readAnswer(store, 'measures', await next, [cursor, horizon]);
    const isKnown = await takeAccess(run, answer.visible_people);
    const isFull = answer.full || !isKnown;
    countFreshStarts(isFull);
    // After a start anew a row of this answer may lie far behind the beginning.
    if (!isKnown) {
      [cursor, horizon] = [null, null];
      next = askForBatch(run, { cursor, horizon }, { ...epochs, ...answer.epochs });
      continue;
    }
    horizon = answer.full ? earliest(horizon, answer.sync_time) : (horizon ?? answer.sync_time);
    const page = answer.page('measurements');
    if (page.count === 0) {
      const times = closingTimes(run.lists.measures, horizon, run.now());
      const replace = answer.full ? lists.map(({ table }) => table) : [];
      return run.apply({ replace, times, notes: answer.notes });
    }
    cursor = lastTime(page, answer.full ? null : cursor);
    epochs = { ...epochs, ...answer.epochs };
    next = askForBatch(run, { cursor, horizon }, epochs);
    // If storing fails, nobody will wait for this one any more.
    next.catch(() => undefined);
    await run.apply({
      ...contentOf(lists, answer),
      replace: answer.full ? lists.map(({ table }) => table) : [],
      times: {
        [specialTimes.lastMeasurement]: cursor,
        [specialTimes.initMeasurement]: horizon,
      },
      notes: answer.notes,
    });
    run.progress(Math.min(99, 66 + batch * 0.5), progressTexts.batch(batch));
  }
}

/** Only tables that a later build brought are still without a time. */
function hasLoaded(run: Run): boolean {
  const { times } = run.store;
  if (!times.has(specialTimes.completeMeasurement)) return false;
  return initListsOf(run).every(({ table }) => times.has(table));
}

function beginnings({ store, lists }: Run): Record<string, string> {
  const missing = lists.measures.filter(({ table }) => !store.times.has(table));
  return Object.fromEntries(missing.map(({ table }) => [table, beginning]));
}

/** Where a load by batches stands. */
export interface BatchWindow {
  /** Stamp of the last row that came; null at the beginning. */
  cursor: string | null;
  /** No later rows; null lets the server set it. */
  horizon: string | null;
  /** Only rows of these people. */
  people?: readonly string[];
}

/** The lists that batches bring. */
export function initListsOf({ lists }: Run): ListOfTable[] {
  return lists.measures.filter(({ list }) => initLists.includes(list));
}

/** Asks for a batch. */
export function askForBatch(
  run: Run,
  { cursor, horizon, people }: BatchWindow,
  epochs: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  return run.call(syncMeasuresInit.path, {
    measurements: cursor,
    [specialTimes.lastMeasurement]: cursor,
    [specialTimes.initMeasurement]: horizon,
    application_types: run.definition.applicationTypes(run.store.copy),
    ...(people === undefined ? {} : { people }),
    ...epochs,
  });
}

/**
 * The cursor behind a batch.
 *
 * @throws NoProgress when a batch ends where the one before ended
 */
export function lastTime({ last }: ListPage, before: string | null): string {
  const stamp = Date.parse(last ?? '');
  const isAhead = before === null || stamp > Date.parse(before);
  if (last === null || Number.isNaN(stamp) || !isAhead) throw new NoProgress();
  return last;
}

/** Starting anew may set a later horizon, but nothing before the old one is known to have come. */
function earliest(horizon: string | null, other: string): string {
  return horizon === null || Date.parse(other) < Date.parse(horizon) ? other : horizon;
}

function closingTimes(
  lists: readonly ListOfTable[],
  horizon: string,
  now: number,
): Record<string, string> {
  const times = lists.map(({ list, table }) => [
    table,
    initLists.includes(list) ? horizon : beginning,
  ]);
  return {
    ...(Object.fromEntries(times) as Record<string, string>),
    [specialTimes.initMeasurement]: horizon,
    [specialTimes.completeMeasurement]: new Date(now).toISOString(),
  };
}
