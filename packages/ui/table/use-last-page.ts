import { useEffect } from 'react';

interface Place {
  /** Rows of the current page; undefined while loading. */
  rows: readonly unknown[] | undefined;
  /** Number of rows on all pages. */
  total: number;
  page: number;
  size: number;
  onPage: (page: number, size: number, replace: boolean) => void;
}

/**
 * Moves to the last page if the current one does not exist: its rows were removed, or an old URL
 * was opened.
 */
export function useLastPage({ rows, total, page, size, onPage }: Place): void {
  const last = Math.ceil(total / size) - 1;
  const isPast = rows?.length === 0 && total > 0 && page > last;
  useEffect(() => {
    // Back must not lead to a page that does not exist.
    if (isPast) onPage(last, size, true);
  }, [isPast, last, size, onPage]);
}
