import type { TableName } from '#packages/sync/contract';
import type { FetchedTable, WantedRow } from '../tables/fetched.ts';
import type { Row } from '../tables/column.ts';
import { ServerUnavailableError } from './problems.ts';
import type { Run } from './run.ts';
import { shortageOf } from './shortage.ts';

/** The number of concurrent calls. */
const concurrentCalls = 4;
/** Rows for each run. The rest waits for the next run, so that other steps are not delayed. */
const rowsAtOnce = 500;
/** After so many failures in a row, the run stops fetching. */
const failuresAllowed = 4;

/**
 * Deletes rows that no other row needs, and fetches those that are due. A row whose fetch fails
 * stays unchanged until the next run. Failures do not delay the rest of the run.
 */
export async function syncFetched(run: Run, { table, wanted }: FetchedTable): Promise<void> {
  const all = wanted(run.store.copy, run.now());
  await dropUnwanted(run, table, all);
  if (isLeftOut(run, table)) return;
  const stored = run.store.copy.rows<Row>(table);
  const due = all.filter((one) => one.isDue(stored.get(one.id), run.now())).slice(0, rowsAtOnce);
  let failures = 0;
  await Promise.all(
    Array.from({ length: concurrentCalls }, async () => {
      while (failures < failuresAllowed) {
        const one = due.shift();
        if (one === undefined) return;
        const outcome = await fetchRow(run, table, one);
        if (outcome === 'enough') due.length = 0;
        failures = outcome === 'useless' ? failures + 1 : 0;
      }
    }),
  );
}

/**
 * If storage is low, pictures are left out first. Other rows are fetched as long as no large table
 * is cut.
 */
function isLeftOut({ store, definition }: Run, table: TableName): boolean {
  const short = shortageOf(store.metadata)?.of;
  return short === 'oldest_rows' || (short === 'pictures' && table === definition.config.pictures);
}

async function dropUnwanted(
  run: Run,
  table: TableName,
  wanted: readonly WantedRow[],
): Promise<void> {
  const ids = new Set(wanted.map(({ id }) => id));
  const gone = [...run.store.copy.rows(table).keys()].filter((id) => !ids.has(id));
  if (gone.length > 0) await run.apply({ drop: new Map([[table, gone]]) });
}

/** Fetches and stores one row; `enough` if the server accepts no more requests for now. */
async function fetchRow(
  run: Run,
  table: TableName,
  { id, path, rowOf }: WantedRow,
): Promise<'well' | 'useless' | 'enough'> {
  try {
    const data = await run.read(path);
    const row = rowOf(data, run.store.copy.rows<Row>(table).get(id), run.now());
    if (row === null) return 'useless';
    await run.apply({ rows: new Map([[table, [row]]]) });
    return 'well';
  } catch (error) {
    if (!(error instanceof ServerUnavailableError)) throw error;
    if (error.status === 429) return 'enough';
    return error.status === 0 ? 'useless' : 'well';
  }
}
