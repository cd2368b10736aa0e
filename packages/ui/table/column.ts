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
  /**
   * Stays in place when the table is scrolled horizontally, and cannot be hidden; the first column
   * that is no action.
   */
  frozen?: boolean;
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
