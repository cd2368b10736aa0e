import type { Database, Tx } from '#packages/database';
import { csvText } from '#packages/kit';
import { rowsWithin } from './rows-within.ts';
import type { RowPage } from './rows-within.ts';

/** A table as a file of an export. */
export interface ExportTable {
  /** `people.csv` */
  readonly file: string;
  /** Column headers. */
  readonly head: readonly string[];
  /** The next rows, of everybody or of one person. */
  page(tx: Tx, place: ExportPlace): Promise<RowPage<ExportRow>>;
}

/** Position of the next page. */
interface ExportPlace {
  /** Key of the last row of the previous page; null for the first page. */
  after: string | null;
  most: number;
  /** Only rows about this person; null for everybody. */
  user_id: string | null;
}

interface ExportRow {
  /** Key for the order of rows. */
  key: string;
  cells: readonly (string | null)[];
}

/**
 * Declares a table of an export. Its SQL returns `key` and the column texts as `cells`, ordered by
 * key. Parameters: the organisation as $1, the last key as $2 (null for the first page), the number
 * of rows as $3 and the person as $4 (null for everybody).
 */
export function exportTable({
  sql,
  ...table
}: Omit<ExportTable, 'page'> & { sql: string }): ExportTable {
  return {
    ...table,
    page: (tx, { after, most, user_id }) =>
      rowsWithin<ExportRow>(tx, sql, [tx.org_id, after, most + 1, user_id], { most }),
  };
}

/** Rows per page: few enough that other requests do not wait. */
const pageSize = { first: 100, most: 1000 } as const;

/**
 * The text of a table, page by page. Each page is a separate read, so that a slow or aborted
 * download holds neither a connection nor a snapshot.
 */
export async function* exportText(
  database: Database,
  { head, page }: ExportTable,
  { org_id, user_id }: { org_id: string; user_id: string | null },
): AsyncGenerator<string> {
  yield csvText([head]);
  let after: string | null = null;
  let most: number = pageSize.first;
  do {
    const place: ExportPlace = { after, most, user_id };
    const { rows, isMore } = await database.read(org_id, (tx) => page(tx, place));
    // Only the start of the file has the byte order mark that spreadsheets need.
    if (rows.length > 0) {
      yield csvText(rows.map(({ cells }) => cells.map((cell) => cell ?? ''))).slice(1);
    }
    after = isMore ? (rows.at(-1)?.key ?? null) : null;
    // With large rows the database should not read many more than fit into a page.
    most = Math.min(2 * rows.length, pageSize.most);
  } while (after !== null);
}
