import type { Database, Tx } from '#packages/database';
import { csvText } from '#packages/kit';
import { rowsWithin } from './rows-within.ts';
import type { RowPage } from './rows-within.ts';

/** A table as a file of an export. */
export interface ExportTable {
  /** `people.csv` */
  readonly file: string;
  /** Heads of the columns. */
  readonly head: readonly string[];
  /** The rows that follow, of everybody or of one person. */
  page(tx: Tx, place: ExportPlace): Promise<RowPage<ExportRow>>;
}

/** Which rows are wanted next. */
interface ExportPlace {
  /** Key of the row before; null at the beginning. */
  after: string | null;
  most: number;
  /** Only what concerns this person; null for everybody. */
  user_id: string | null;
}

interface ExportRow {
  /** The order of the rows. */
  key: string;
  cells: readonly (string | null)[];
}

/**
 * Declares a table of an export. Its SQL gives `key` and the texts of the columns as `cells`, in the
 * order of the keys; it is given the organisation as $1, the key it goes on behind as $2 (null at the
 * beginning), the rows to ask for as $3 and the person as $4 (null for everybody).
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

/** Rows that are read and packed at once: few enough that nobody else waits for it. */
const pageSize = { first: 100, most: 1000 } as const;

/**
 * The text of a table, page by page. Each page is a read of its own: whoever takes the file slowly, or
 * goes away, holds neither a connection nor a snapshot.
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
    // The mark that spreadsheets want stands at the head of the file only.
    if (rows.length > 0) {
      yield csvText(rows.map(({ cells }) => cells.map((cell) => cell ?? ''))).slice(1);
    }
    after = isMore ? (rows.at(-1)?.key ?? null) : null;
    // Where rows are large the database does not look at many more of them than a page takes.
    most = Math.min(2 * rows.length, pageSize.most);
  } while (after !== null);
}
