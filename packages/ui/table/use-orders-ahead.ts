import { useEffect } from 'react';
import { nextSort } from './column.ts';
import type { Column, Sort } from './column.ts';

/** Milliseconds of idle time until orders are prefetched, after the current rows are painted. */
const delay = 150;

interface Table<Row> {
  columns: readonly Column<Row>[];
  sort: Sort;
  onNear: ((sort: Sort) => void) | undefined;
  /** False while the rows of this order are loading. */
  isHere: boolean;
}

/** Reports every order that one press would set, as phones have no hover. */
export function useOrdersAhead<Row>({ columns, sort, onNear, isHere }: Table<Row>): void {
  useEffect(() => {
    if (!isHere || onNear === undefined) return;
    const timer = setTimeout(() => {
      for (const column of columns) if (column.sortable) onNear(nextSort(column, sort));
    }, delay);
    return () => clearTimeout(timer);
  });
}
