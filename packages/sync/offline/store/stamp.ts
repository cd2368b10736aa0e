import type { Row } from '../tables/column.ts';

/** The server's stamp of a row in milliseconds; NaN where it has none. */
export function stampOf(row: Row): number {
  const stamp = row['modified_time'];
  return typeof stamp === 'string' ? Date.parse(stamp) : Number.NaN;
}
