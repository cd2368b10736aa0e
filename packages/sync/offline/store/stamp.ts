import type { Row } from '../tables/column.ts';

/** The server's stamp of a row in milliseconds; NaN if it has none. */
export function stampOf(row: Row): number {
  const stamp = row['modified_time'];
  return typeof stamp === 'string' ? Date.parse(stamp) : Number.NaN;
}

/** The stamp of the last row that has one, as received; null if none has one. */
export function lastStamp(rows: readonly Row[]): string | null {
  const last = rows.findLast((row) => !Number.isNaN(stampOf(row)));
  return last === undefined ? null : String(last['modified_time']);
}
