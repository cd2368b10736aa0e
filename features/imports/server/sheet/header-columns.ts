import type { ImportColumn, ImportField } from '#imports/contract';

/** Where the columns of the template stand in a sheet. */
export interface HeaderColumns {
  /** Field → place from 0. */
  places: ReadonlyMap<ImportField, number>;
  /** Headers that are not of the template, as they are written. */
  extra: string[];
}

/**
 * Finds the columns by their headers, in any order and case; null where one is missing. Of two
 * columns with one header the first counts, the other is one too many.
 */
export function headerColumns(
  headers: readonly string[],
  columns: readonly ImportColumn[],
): HeaderColumns | null {
  const places = new Map<ImportField, number>();
  const extra: string[] = [];
  headers.forEach((header, place) => {
    const written = header.trim();
    const column = columns.find((each) => isSame(each.header, written));
    if (column !== undefined && !places.has(column.field)) places.set(column.field, place);
    else if (written !== '') extra.push(written.slice(0, longestHeader));
  });
  if (places.size < columns.length) return null;
  return { places, extra: extra.slice(0, mostExtra) };
}

/** What is told of columns that are left out. */
const longestHeader = 100;
const mostExtra = 50;

function isSame(header: string, written: string): boolean {
  return header.toLowerCase() === written.toLowerCase().replaceAll(/\s+/g, ' ');
}
