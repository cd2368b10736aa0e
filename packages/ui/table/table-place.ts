import { useMemo, useState } from 'react';
import { useRemembered } from '../remembered.ts';
import { sortedRows } from './column.ts';
import type { Column, Sort } from './column.ts';
import { sizeOrOwn } from './pages.ts';

/**
 * Page size of a table whose URL may contain it: that of the URL, otherwise the last choice for
 * this table, otherwise the table's own.
 *
 * @param name the name of the `DataTable`
 * @param asked the size in the URL, which omits the table's own
 */
export function useTableSize(name: string, own: number, asked: number = own): number {
  const [kept] = useRemembered<unknown>(sizeKey(name), own);
  return asked === own ? sizeOrOwn(kept, own) : asked;
}

/** Page and size of a table that are not in the URL. */
export function useTablePlace(name: string, own: number) {
  const [page, setPage] = useState(0);
  return { page, size: useTableSize(name, own), setPage };
}

/** Props of a `DataTable` whose rows are all loaded. */
interface LocalPage<Row> {
  name: string;
  rows: readonly Row[] | undefined;
  total: number;
  page: number;
  size: number;
  defaultSize: number;
  onPage: (page: number) => void;
  allRows: () => Promise<readonly Row[]>;
}

/**
 * The page of a table whose rows are all loaded, as props of `DataTable`.
 *
 * @param name the table's name
 * @param own its own page size
 * @param rows all of them, sorted; undefined while loading
 */
export function useLocalPage<Row>(
  name: string,
  own: number,
  rows: readonly Row[] | undefined,
): LocalPage<Row> {
  const { page, size, setPage } = useTablePlace(name, own);
  return {
    ...{ name, page, size, defaultSize: own, onPage: setPage },
    rows: rows?.slice(page * size, (page + 1) * size),
    total: rows?.length ?? 0,
    allRows: () => Promise.resolve(rows ?? []),
  };
}

/**
 * The same for a table that is sorted here.
 *
 * @param columns a stable array
 * @param first the order at first
 */
export function useSortedPage<Row>(
  name: string,
  own: number,
  rows: readonly Row[] | undefined,
  columns: readonly Column<Row>[],
  first: Sort,
) {
  const [sort, onSort] = useState(first);
  const sorted = useMemo(() => rows && sortedRows(rows, columns, sort), [rows, columns, sort]);
  return { ...useLocalPage(name, own, sorted), columns, sort, onSort };
}

/** Storage key of a table's page size. */
export function sizeKey(name: string): string {
  return `rows:${name}`;
}
