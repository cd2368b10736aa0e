import type { TableName } from '#packages/sync/contract';
import type { ChunkRecords } from '../chunks/chunk-codec.ts';
import type { Row } from '../tables/column.ts';

/** The changes that one answer of the server makes to the copy. All of it is stored, or nothing. */
export interface Change {
  /** New and changed rows by table. */
  rows?: ReadonlyMap<TableName, readonly Row[]>;
  /**
   * Pages of large tables in their stored form, by table. A page comes either in this form or as
   * rows.
   */
  chunks?: ReadonlyMap<TableName, ChunkRecords>;
  /** Tables that are emptied first. */
  replace?: readonly TableName[];
  /** Keys of rows of small tables to delete. */
  drop?: ReadonlyMap<TableName, readonly string[]>;
  /** Sync times by slug; null deletes one. */
  times?: Readonly<Record<string, string | null>>;
  /** Other values to store. */
  metadata?: Readonly<Record<string, unknown>>;
}
