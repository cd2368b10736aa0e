import { useState } from 'react';
import { useRemembered } from '../remembered.ts';
import { sizeOrOwn } from './pages.ts';

/**
 * Rows a page of a table whose address may say so: what it says, else what the person chose last for
 * this table, else the table's own.
 *
 * @param name the table's, as `DataTable` is told
 * @param asked the size in the address, which leaves the table's own out
 */
export function useTableSize(name: string, own: number, asked: number = own): number {
  const [kept] = useRemembered<unknown>(sizeKey(name), own);
  return asked === own ? sizeOrOwn(kept, own) : asked;
}

/** The page and size of a table whose place no address holds. */
export function useTablePlace(name: string, own: number) {
  const [page, setPage] = useState(0);
  return { page, size: useTableSize(name, own), setPage };
}

/** What a `DataTable` is told of rows that are all here. */
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
 * The page of a table whose rows are all here, as `DataTable` takes it.
 *
 * @param name the table's
 * @param own its own rows a page
 * @param rows all of them, sorted; undefined while they are on their way
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

/** Under which a table's size is remembered. */
export function sizeKey(name: string): string {
  return `rows:${name}`;
}
