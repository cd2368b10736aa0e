import { cellBytes, columnView } from '#packages/sync/contract';
import type { ColumnArray, ColumnKind, ColumnShape } from '#packages/sync/contract';

/** A column as the copy fills it from rows. */
export type Column = ColumnShape & {
  /** Computes the value of a derived column from a row. */
  readonly compute?: ColumnSource;
};

/** A row as received. */
export type Row = Readonly<Record<string, unknown>>;

/** Computes a column's value from the row. Without it the column holds the field of its name. */
export type ColumnSource = (row: Row) => unknown;

/** A new array of a column's kind, filled with zeros. */
export function createColumnArray(kind: ColumnKind, length: number): ColumnArray {
  return columnView(kind, new ArrayBuffer(length * cellBytes[kind]), 0, length);
}

/** The value a column takes from a row. */
export function valueOf(column: Column, row: Row): unknown {
  return column.compute === undefined ? row[column.name] : column.compute(row);
}
