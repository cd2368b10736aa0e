import { cellBytes, columnView } from '#packages/sync/contract';
import type { ColumnArray, ColumnKind, ColumnShape } from '#packages/sync/contract';

/** A column as the copy fills it from rows. */
export type Column = ColumnShape & {
  /** Works the value of a derived column out of a row. */
  readonly of?: ColumnSource;
};

/** A row as received. */
export type Row = Readonly<Record<string, unknown>>;

/** Works a column's value out of the row; without it the field of the column's name is taken. */
export type ColumnSource = (row: Row) => unknown;

/** A fresh array of a column's kind, all zero. */
export function createColumnArray(kind: ColumnKind, length: number): ColumnArray {
  return columnView(kind, new ArrayBuffer(length * cellBytes[kind]), 0, length);
}

/** The value a column takes from a row. */
export function valueOf(column: Column, row: Row): unknown {
  return column.of === undefined ? row[column.name] : column.of(row);
}
