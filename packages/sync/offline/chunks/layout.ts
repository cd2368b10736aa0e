import type { ChunkTable } from '../tables/tables.ts';

/** Tells whether chunks written by another build can be read: equal texts, equal columns. */
export function layoutOf(table: ChunkTable): string {
  const columns = table.columns.map((column) => {
    const choices = column.kind === 'choice' ? column.choices : [];
    const shares = column.kind === 'texts' ? (column.shares ?? '') : '';
    return [column.kind, column.name, column.of === undefined, shares, ...choices];
  });
  return JSON.stringify([2, table.id, columns]);
}
