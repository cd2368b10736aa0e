import type { TableName } from '#packages/sync/contract';
import type { Copy } from '../read.ts';
import type { Row } from './column.ts';

/**
 * A table that comes with no list. Each of its rows is fetched by a separate call if other rows of
 * the copy need it. The key is `id`.
 */
export interface FetchedTable {
  readonly table: TableName;
  /**
   * Returns the wanted rows at the device's time, most important first. Stored rows that are not wanted are
   * deleted.
   */
  readonly wanted: (copy: Copy, now: number) => readonly WantedRow[];
}

/** A row that other rows need. */
export interface WantedRow {
  readonly id: string;
  /** Its path on the server. */
  readonly path: string;
  /**
   * Whether it must be fetched at the given device time; `stored` is undefined if no row is stored.
   */
  isDue(stored: Row | undefined, now: number): boolean;
  /** The row to store; null if the answer is unusable and the stored row stays. */
  rowOf(data: Row, stored: Row | undefined, now: number): Row | null;
}
