import type { Tx } from '#packages/database';

/**
 * Maximum size in bytes of the rows of one page, of a list or of a file; a larger row is sent
 * alone.
 */
export const pageBytes = 4 * 1024 * 1024;

export interface PageLimits {
  /** Maximum number of rows of the page; the query itself requests one more. */
  most: number;
  /** Maximum size of the rows as text in bytes; by default `pageBytes`. */
  bytes?: number;
}

export interface RowPage<Row> {
  rows: Row[];
  /** The query has further rows. */
  isMore: boolean;
}

/**
 * The first rows of a query, limited by number and by bytes. The database applies the limits, as
 * further rows could exhaust the memory of this process. At least one row is returned, so that
 * reading page by page reaches the end of every list.
 *
 * @param sql ends in `order by … limit n` where n is `most + 1`
 */
export async function rowsWithin<Row extends object>(
  tx: Tx,
  sql: string,
  values: readonly unknown[],
  { most, bytes = pageBytes }: PageLimits,
): Promise<RowPage<Row>> {
  const { rows } = await tx.query<Row & { rows_found: number }>(
    `select (page).*, rows_found from (
       select page, count(*) over ()::int as rows_found, row_number() over () as place,
         sum(octet_length(page::text)) over (rows unbounded preceding) as bytes
       from (${sql}) as page) as counted
     where place = 1 or (place <= ${String(most)} and bytes <= ${String(bytes)})
     order by place`,
    values,
  );
  const found = rows[0]?.rows_found ?? 0;
  return {
    rows: rows.map(({ rows_found: _, ...row }) => row as unknown as Row),
    isMore: found > rows.length,
  };
}
