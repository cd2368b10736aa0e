import type { TableName } from '#packages/sync/contract';
import type { LargeTable } from './memory.ts';

/** The note about the chunks of a large table. */
export interface ChunkNote {
  /** The number of chunks, so that a lost one is noticed. */
  count: number;
  /**
   * Number of the next chunk. A number is never reused for other rows, because followers keep the
   * old ones.
   */
  next: number;
}

/** The note to write once these are a table's chunks. */
export function chunkNote(
  { declaration }: LargeTable,
  chunks: readonly number[],
  next: number,
): Record<string, ChunkNote> {
  return { [nameOf(declaration.table)]: { count: chunks.length, next } };
}

/** The note of a table; empty before its first chunk. */
export function chunkNoteOf(notes: ReadonlyMap<string, unknown>, table: TableName): ChunkNote {
  const { count = 0, next = 0 }: Partial<ChunkNote> = notes.get(nameOf(table)) ?? {};
  return { count, next };
}

function nameOf(table: TableName): string {
  return `chunks.${table}`;
}
