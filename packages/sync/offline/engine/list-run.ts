import { pageSize } from '#packages/sync/contract';
import type { TableName } from '#packages/sync/contract';
import type { Row } from '../tables/column.ts';
import { applyAccess, beginning, smallMeasures } from './access.ts';
import { contentOf, createRestartLimit, epochsOf, readAnswer } from './answer.ts';
import type { Answer, Half, ListPage } from './answer.ts';
import { NoProgressError } from './problems.ts';
import type { ListOfTable, Run } from './run.ts';

export interface ListCall {
  half: Half;
  path: string;
  lists: readonly ListOfTable[];
  /** Called when the lists start from the beginning. */
  onFull: () => void;
  /** Request the digests of the tables once nothing is left to fetch. */
  digest?: boolean;
}

/**
 * Updates the tables of a call, page after page while a list is cut. Every page is stored together
 * with the times that it reaches. Small lists that start from the beginning are stored at once, so
 * that no read sees half of them. Returns the last answer, or null if everything must be loaded
 * again.
 */
export async function syncLists(run: Run, call: ListCall): Promise<Answer | null> {
  const { store } = run;
  const { half, lists } = call;
  const countRestart = createRestartLimit();
  let collected: CollectedPages | null = null;
  for (;;) {
    const times: ReadonlyMap<string, string> = collected?.times ?? store.times;
    const sent = timesOf(times, lists);
    const epochs = { ...epochsOf(store.metadata, half), ...collected?.epochs };
    const data = await run.call(call.path, bodyOf(run, call, sent, epochs));
    const answer = readAnswer(store, half, data, Object.values(sent));
    countRestart(answer.full);
    if (!(await applyAccess(run, answer))) return null;
    if (answer.visible_people !== undefined && smallMeasures(run).length > 0) {
      // This answer begins at the times before the change.
      await run.apply({ metadata: answer.metadata });
      countRestart(true);
      continue;
    }
    if (answer.full) call.onFull();
    const page = pageOf(lists, sent, answer, run.definition.pageSize ?? pageSize);
    if (half === 'core' && (answer.full || collected !== null)) {
      collected = collect(answer.full ? null : collected, page, answer);
      if (page.isCut) continue;
      await run.apply({
        rows: collected.rows,
        replace: lists.map(({ table }) => table),
        times: Object.fromEntries(collected.times),
        metadata: answer.metadata,
      });
      return answer;
    }
    await run.apply({
      ...page.content,
      replace: lists.flatMap(({ table }) =>
        answer.full || sent[table] === beginning ? [table] : [],
      ),
      times: Object.fromEntries(page.times),
      metadata: answer.metadata,
    });
    if (!page.isCut) return answer;
  }
}

/** Pages of lists that start from the beginning, until the last page has arrived. */
interface CollectedPages {
  rows: Map<TableName, readonly Row[]>;
  times: Map<string, string>;
  epochs: Record<string, unknown>;
}

interface Page {
  content: ReturnType<typeof contentOf>;
  times: Map<string, string>;
  isCut: boolean;
}

function collect(before: CollectedPages | null, page: Page, { epochs }: Answer): CollectedPages {
  const rows = new Map<TableName, readonly Row[]>(before?.rows);
  for (const [table, more] of page.content.rows)
    rows.set(table, [...(rows.get(table) ?? []), ...more]);
  return { rows, times: page.times, epochs };
}

function pageOf(
  lists: readonly ListOfTable[],
  sent: Readonly<Record<string, string | null>>,
  answer: Answer,
  full: number,
): Page {
  const page: Page = { content: contentOf(lists, answer), times: new Map(), isCut: false };
  for (const { list, table } of lists) {
    const before = answer.full ? null : (sent[table] ?? null);
    const listed = answer.page(list);
    const isCut = answer.cut.has(list) || listed.count >= full;
    page.isCut ||= isCut;
    page.times.set(table, timeAfter(listed, before, answer, isCut));
  }
  return page;
}

function bodyOf(
  { store, definition }: Run,
  { digest = false }: ListCall,
  sent: Readonly<Record<string, string | null>>,
  epochs: Record<string, unknown>,
) {
  const application_types = definition.applicationTypes(store.copy);
  return { ...sent, application_types, ...(digest ? { digest } : {}), ...epochs };
}

/**
 * The time that a table has reached. A cut list continues after its last row; any other list is
 * complete up to the answer's time. That time is earlier if another list was cut, so a table's time
 * never goes back.
 *
 * @throws NoProgressError if a cut list ends where it began, because it would be sent again without
 * end
 */
function timeAfter(
  { last }: ListPage,
  before: string | null,
  { sync_time }: Answer,
  isCut: boolean,
): string {
  if (!isCut) return latest(latest(before, last), sync_time) ?? sync_time;
  const isAhead = before === null || Date.parse(last ?? '') > Date.parse(before);
  if (last === null || !isAhead) throw new NoProgressError();
  return last;
}

/** The later of two times, as received. An unreadable time counts as the earlier one. */
function latest(a: string | null, b: string | null): string | null {
  if (a === null || Number.isNaN(Date.parse(a))) return b;
  if (b === null || Number.isNaN(Date.parse(b))) return a;
  return Date.parse(b) > Date.parse(a) ? b : a;
}

function timesOf(times: ReadonlyMap<string, string>, lists: readonly ListOfTable[]) {
  return Object.fromEntries(lists.map(({ table }) => [table, times.get(table) ?? null]));
}
