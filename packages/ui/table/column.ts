import type { ReactNode } from 'react';

/** One column of a DataTable. */
export interface Column<Row> {
  /** Unique in the table; passed to `onSort`. */
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** The cell in a file. */
  text: (row: Row) => string;
  sortable?: boolean;
  /** What rows are sorted by, if it is not the text. */
  order?: (row: Row) => string;
  /**
   * Stays in place when the table is scrolled horizontally, and cannot be hidden; the first column
   * that is no action.
   */
  frozen?: boolean;
  /** Only files have this column: on the screen another cell shows its text. */
  isOnlyInFile?: boolean;
  /** Right-aligned, with tabular figures. */
  numeric?: boolean;
  /**
   * A button of the row: its header is only for screen readers, it cannot be hidden, and no file
   * contains it.
   */
  isAction?: boolean;
}

/** Order of the rows. */
export interface Sort {
  key: string;
  descending: boolean;
}

/** The order after a press on a column header: numbers start with the highest. */
export function nextSort<Row>({ key, numeric = false }: Column<Row>, sort: Sort): Sort {
  return { key, descending: sort.key === key ? !sort.descending : numeric };
}

/** All rows in the order of a column; numbers in a text by their value. */
export function sortedRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { key, descending }: Sort,
): Row[] {
  const column = columns.find((each) => each.key === key);
  const orderOf = column?.order ?? column?.text;
  if (orderOf === undefined) return [...rows];
  const sorted = rows.toSorted((a, b) =>
    orderOf(a).localeCompare(orderOf(b), 'en', { numeric: true }),
  );
  return descending ? sorted.toReversed() : sorted;
}
