import type { ListName, TableName } from '#packages/sync/contract';
import type { Column, Row } from './column.ts';

/** A small table: its rows lie in memory as they were received. */
export interface RowTable {
  readonly kind: 'rows';
  readonly table: TableName;
  /** The key of a row. */
  readonly key: (row: Row) => string;
  /** Rows of other tables that follow from a row of this one, stored with it. */
  readonly derive?: readonly Derivation[];
  /** Its list among the small tables, where the scheme does not name it. */
  readonly list?: ListName;
  /** Version of the local schema that brought it, where the scheme does not name it. */
  readonly since?: number;
  /** Its rows go with those of a large table, whose id stands in a field of theirs. */
  readonly follows?: { readonly table: TableName; readonly field: string };
}

/** A table with no list of its own: its rows follow from those of another. */
export interface Derivation {
  readonly table: TableName;
  readonly key: (row: Row) => string;
  readonly rows: (row: Row) => readonly Row[];
}

/** A table whose rows follow from the distinct lists of a large table's column. */
export interface ListDerivation {
  readonly table: TableName;
  /** A `texts` column that shares its lists with no other. */
  readonly column: string;
  readonly key: (row: Row) => string;
  readonly row: (list: readonly string[]) => Row | null;
}

/** A large table: pages of columns on disk, an index of typed arrays in memory. */
export interface ChunkTable {
  readonly kind: 'chunks';
  readonly table: TableName;
  /** The field that holds the row's UUID. */
  readonly id: string;
  /** What lists, cards and filters need. `modified_time` must be among them. */
  readonly columns: readonly Column[];
  /** The `text` column with the person whose row it is: rows of people out of sight are dropped. */
  readonly person?: string;
  /** Rows of other tables that follow from the lists of a `texts` column. */
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
