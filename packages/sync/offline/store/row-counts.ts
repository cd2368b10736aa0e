import type { TableName } from '#packages/sync/contract';
import type { Memory } from './memory.ts';

/** Rows of each table as reads find them: of a row that was replaced only the newest form counts. */
export function rowCounts({ small, large }: Memory): Map<TableName, number> {
  const counts = new Map<TableName, number>();
  for (const [table, rows] of small) counts.set(table, rows.size);
  for (const [table, { chunks, slots }] of large) {
    counts.set(
      table,
      chunks.reduce((sum, chunk) => sum + slots.liveIn(chunk), 0),
    );
  }
  return counts;
}
