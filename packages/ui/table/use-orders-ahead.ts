import { useEffect } from 'react';
import { nextSort } from './column.ts';
import type { Column, Sort } from './column.ts';

/** Milliseconds of rest after which orders are asked for: what is shown has been painted by then. */
const delay = 150;

interface Table<Row> {
  columns: readonly Column<Row>[];
  sort: Sort;
  onNear: ((sort: Sort) => void) | undefined;
  /** False while the rows of this order are on their way. */
  isHere: boolean;
}

/** Tells of every order that one press would bring: on a phone no head is pointed at before. */
export function useOrdersAhead<Row>({ columns, sort, onNear, isHere }: Table<Row>): void {
  useEffect(() => {
    if (!isHere || onNear === undefined) return;
    const timer = setTimeout(() => {
      for (const column of columns) if (column.sortable) onNear(nextSort(column, sort));
    }, delay);
    return () => clearTimeout(timer);
  });
}
