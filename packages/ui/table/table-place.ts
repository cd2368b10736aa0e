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

/** Under which a table's size is remembered. */
export function sizeKey(name: string): string {
  return `rows:${name}`;
}
