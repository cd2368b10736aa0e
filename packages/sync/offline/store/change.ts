import type { TableName } from '#packages/sync/contract';
import type { ChunkRecords } from '../chunks/chunk-codec.ts';
import type { Row } from '../tables/column.ts';

/** What one answer of the server does to the copy; all of it is stored, or nothing. */
export interface Change {
  /** New and changed rows by table. */
  rows?: ReadonlyMap<TableName, readonly Row[]>;
  /** A page of a large table as it is kept, by table: it comes so or as rows. */
  chunks?: ReadonlyMap<TableName, ChunkRecords>;
  /** Tables that are emptied first. */
  replace?: readonly TableName[];
  /** Keys of rows of small tables that go. */
  drop?: ReadonlyMap<TableName, readonly string[]>;
  /** Sync times by slug; null forgets one. */
  times?: Readonly<Record<string, string | null>>;
  /** Whatever else must be remembered. */
  notes?: Readonly<Record<string, unknown>>;
}
