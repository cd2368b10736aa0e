import type { TableName } from '#packages/sync/contract';
import type { Copy } from '../read.ts';
import type { Row } from './column.ts';

/**
 * A table that no list brings: each of its rows is fetched by a call of its own, since other rows of the
 * copy show that it is wanted. Their key is `id`.
 */
export interface FetchedTable {
  readonly table: TableName;
  /** All that is wanted, most important first. What is kept and not among it goes. */
  readonly wanted: (copy: Copy) => readonly WantedRow[];
}

/** A row that other rows call for. */
export interface WantedRow {
  readonly id: string;
  /** Where the server has it. */
  readonly path: string;
  /** Whether it must be fetched, at a time by this device; `kept` is undefined where there is none. */
  isDue(kept: Row | undefined, now: number): boolean;
  /** What is kept of an answer; null where it is of no use, so what is kept stays. */
  rowOf(data: Row, kept: Row | undefined, now: number): Row | null;
}
