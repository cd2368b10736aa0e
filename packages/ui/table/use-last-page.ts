import { useEffect } from 'react';

interface Place {
  /** Rows of the page shown; undefined while they are on their way. */
  rows: readonly unknown[] | undefined;
  /** Rows of all pages. */
  total: number;
  page: number;
  size: number;
  onPage: (page: number, size: number, replace: boolean) => void;
}

/** Turns to the last page there is once the page shown is past it: its rows were removed, or an old address asked for it. */
export function useLastPage({ rows, total, page, size, onPage }: Place): void {
  const last = Math.ceil(total / size) - 1;
  const isPast = rows?.length === 0 && total > 0 && page > last;
  useEffect(() => {
    // The way back must not lead to a page that is none.
    if (isPast) onPage(last, size, true);
  }, [isPast, last, size, onPage]);
}
