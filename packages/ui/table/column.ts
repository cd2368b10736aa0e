import type { ReactNode } from 'react';

/** One column of a DataTable. */
export interface Column<Row> {
  /** Unique in the table; named to `onSort`. */
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** The cell as a file holds it. */
  text: (row: Row) => string;
  sortable?: boolean;
  /** Stays in place while the table is scrolled sideways, and cannot be hidden; the first column that is no action. */
  frozen?: boolean;
  /** Right-aligned, figures of one width. */
  numeric?: boolean;
  /** A button for the row: its head is only heard, it cannot be hidden, and no file holds it. */
  isAction?: boolean;
}

/** Order of the rows. */
export interface Sort {
  key: string;
  descending: boolean;
}

/** The order that a press on the head of a column brings: figures begin with the highest. */
export function nextSort<Row>({ key, numeric = false }: Column<Row>, sort: Sort): Sort {
  return { key, descending: sort.key === key ? !sort.descending : numeric };
}
