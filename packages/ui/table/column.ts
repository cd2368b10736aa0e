import type { ReactNode } from 'react';

/** A column of a table. */
export interface Column<Row> {
  /** Stable; the name under which it is sorted. */
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** The same as text, for CSV. */
  text: (row: Row) => string;
  sortable?: boolean;
  /** Right-aligned with figures of one width. */
  numeric?: boolean;
  /** Stays while the rest scrolls sideways; the first column only. */
  frozen?: boolean;
}

export interface Sort {
  key: string;
  descending: boolean;
}
