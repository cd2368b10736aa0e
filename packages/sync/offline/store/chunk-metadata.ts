import type { TableName } from '#packages/sync/contract';
import type { LargeTable } from './memory.ts';

/** The metadata of the chunks of a large table. */
export interface ChunkMetadata {
  /** The number of chunks. It detects lost chunks. */
  count: number;
  /**
   * Number of the next chunk. A number is never reused, because followers may still have the old
   * chunk in memory.
   */
  next: number;
}

/** The metadata to store for these chunks of a table. */
export function chunkMetadata(
  { declaration }: LargeTable,
  chunks: readonly number[],
  next: number,
): Record<string, ChunkMetadata> {
  return { [keyOf(declaration.table)]: { count: chunks.length, next } };
}

/** The metadata of a table's chunks; zeros before its first chunk. */
export function chunkMetadataOf(
  metadata: ReadonlyMap<string, unknown>,
  table: TableName,
): ChunkMetadata {
  const { count = 0, next = 0 }: Partial<ChunkMetadata> = metadata.get(keyOf(table)) ?? {};
  return { count, next };
}

function keyOf(table: TableName): string {
  return `chunks.${table}`;
}
