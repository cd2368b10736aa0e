import type { ListName, TableName } from '#packages/sync/contract';
import type { Column, Row } from './column.ts';

/** A small table: its rows are in memory as received. */
export interface RowTable {
  readonly kind: 'rows';
  readonly table: TableName;
  /** The key of a row. */
  readonly key: (row: Row) => string;
  /** Rows of other tables that are derived from a row of this table and stored with it. */
  readonly derive?: readonly Derivation[];
  /** Its list among the small tables, if the scheme does not name it. */
  readonly list?: ListName;
  /** Version of the local schema that added it, if the scheme does not name it. */
  readonly since?: number;
  /** Its rows are deleted with the rows of a large table. A field contains the id of that row. */
  readonly follows?: { readonly table: TableName; readonly field: string };
}

/** A table without a list: its rows are derived from another table. */
export interface Derivation {
  readonly table: TableName;
  readonly key: (row: Row) => string;
  readonly rows: (row: Row) => readonly Row[];
}

/** A table whose rows are derived from the distinct lists of a large table's column. */
export interface ListDerivation {
  readonly table: TableName;
  /** A `texts` column that does not share its lists with another column. */
  readonly column: string;
  readonly key: (row: Row) => string;
  readonly row: (list: readonly string[]) => Row | null;
}

/** A large table: pages of columns on disk, an index of typed arrays in memory. */
export interface ChunkTable {
  readonly kind: 'chunks';
  readonly table: TableName;
  /** The field with the row's UUID. */
  readonly id: string;
  /** The columns that lists, cards and filters need, including `modified_time`. */
  readonly columns: readonly Column[];
  /**
   * The `text` column with the person of the row. Rows of people who are no longer visible are
   * deleted.
   */
  readonly person?: string;
  /** Rows of other tables that are derived from the lists of a `texts` column. */
  readonly derive?: readonly ListDerivation[];
}

export type TableDeclaration = RowTable | ChunkTable;

/** Declares a small table whose key is one field. */
export function defineRowTable(
  table: TableName,
  keyField: string,
  more: Pick<RowTable, 'derive' | 'follows' | 'list' | 'since'> = {},
): RowTable {
  return { kind: 'rows', table, key: (row) => String(row[keyField]), ...more };
}

/** Declares a large table. */
export function defineChunkTable(declaration: Omit<ChunkTable, 'kind'>): ChunkTable {
  return { kind: 'chunks', ...declaration };
}
