import type { ImportColumn, ImportField } from '#imports/contract';

/** Positions of the template's columns in a sheet. */
export interface HeaderColumns {
  /** Field → index from 0. */
  places: ReadonlyMap<ImportField, number>;
  /** Headers that are not in the template, as written. */
  extra: string[];
}

/**
 * Finds the columns by their headers, in any order and case; null if one is missing. Of two columns
 * with one header the first counts, the other is extra.
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

/** Maximum length of a reported header. */
const longestHeader = 100;
const mostExtra = 50;

function isSame(header: string, written: string): boolean {
  return header.toLowerCase() === written.toLowerCase().replaceAll(/\s+/g, ' ');
}
