import { pageSize } from '#packages/sync/contract';
import type { CopyTable } from '#packages/sync/contract';
import { stampOf } from '../store/stamp.ts';
import type { Row } from '../tables/column.ts';
import { createFreshStarts, epochsOf, readAnswer } from './answer.ts';
import type { Answer, Half } from './answer.ts';
import { NoProgress } from './problems.ts';
import type { ListOfTable, Run } from './run.ts';

interface ListCall {
  half: Half;
  path: string;
  lists: readonly ListOfTable[];
  /** Told when the lists start anew. */
  onFull: () => void;
}

/**
 * Brings the tables of a call up to date: page after page while a list comes full, every page
 * stored together with the times it reaches.
 */
export async function syncLists(run: Run, { half, path, lists, onFull }: ListCall): Promise<void> {
  const { store, definition } = run;
  const countFreshStarts = createFreshStarts();
  const full = definition.pageSize ?? pageSize;
  for (;;) {
    const sent = timesOf(store.times, lists);
    const body = {
      ...sent,
      application_types: definition.applicationTypes(store.copy),
      ...epochsOf(store.notes, half),
    };
    const answer = readAnswer(store, half, await run.call(path, body), Object.values(sent));
    countFreshStarts(answer);
    if (answer.full) onFull();
    const reached = new Map<CopyTable, string>();
    let isCut = false;
    for (const { list, table } of lists) {
      const before = answer.full ? null : (sent[table] ?? null);
      const rows = answer.rows(list);
      isCut ||= rows.length >= full;
      reached.set(table, reachedBy(rows, before, answer, full));
    }
    await run.apply({
      rows: new Map(lists.map(({ list, table }) => [table, answer.rows(list)])),
      replace: answer.full ? lists.map(({ table }) => table) : [],
      times: Object.fromEntries(reached),
      notes: answer.notes,
    });
    if (!isCut) return;
  }
}

/**
 * The time a table has reached. A full list goes on behind its last row; any other holds all up to
 * the answer's own time. That time is smaller where another list was cut, so it never sets back.
 *
 * @throws NoProgress when a full list ends where it began: it would come again without end
 */
function reachedBy(
  rows: readonly Row[],
  before: string | null,
  { sync_time }: Answer,
  full: number,
): string {
  const last = rows.at(-1);
  const lastTime = last === undefined ? null : String(last['modified_time']);
  if (rows.length < full) return latest(latest(before, lastTime), sync_time) ?? sync_time;
  const isAhead = last !== undefined && (before === null || stampOf(last) > Date.parse(before));
  if (lastTime === null || !isAhead) throw new NoProgress();
  return lastTime;
}

/** The later of two times, as received; an unreadable one loses. */
function latest(a: string | null, b: string | null): string | null {
  if (a === null || Number.isNaN(Date.parse(a))) return b;
  if (b === null || Number.isNaN(Date.parse(b))) return a;
  return Date.parse(b) > Date.parse(a) ? b : a;
}

function timesOf(times: ReadonlyMap<string, string>, lists: readonly ListOfTable[]) {
  return Object.fromEntries(lists.map(({ table }) => [table, times.get(table) ?? null]));
}
