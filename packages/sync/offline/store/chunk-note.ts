import type { TableName } from '#packages/sync/contract';
import type { LargeTable } from './memory.ts';

/** What is noted of the chunks of a large table. */
export interface ChunkNote {
  /** How many there are: a lost one must not go unnoticed. */
  count: number;
  /** Number of the next one. None comes again with other rows: one who reads along keeps the old. */
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

/** What is noted of a table; nothing is, before its first chunk. */
export function chunkNoteOf(notes: ReadonlyMap<string, unknown>, table: TableName): ChunkNote {
  const { count = 0, next = 0 }: Partial<ChunkNote> = notes.get(nameOf(table)) ?? {};
  return { count, next };
}

function nameOf(table: TableName): string {
  return `chunks.${table}`;
}
