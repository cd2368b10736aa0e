import type { ColumnArray } from '#packages/sync/contract';
import type { Column } from '../tables/column.ts';
import { listsOf, textsOf } from './dictionaries.ts';
import type { Dictionaries } from './dictionaries.ts';

/** The number that stands for a value in a column's array. */
export function cellOf(column: Column, value: unknown, dictionaries: Dictionaries): number {
  switch (column.kind) {
    case 'time':
      return typeof value === 'string' ? Date.parse(value) : Number.NaN;
    case 'number':
      return typeof value === 'number' ? value : Number.NaN;
    case 'count':
      return typeof value === 'number' && value >= 0 && value <= 0xffff ? Math.floor(value) : 0;
    case 'flag':
      return value === true ? 1 : 0;
    case 'choice': {
      const place = typeof value === 'string' ? column.choices.indexOf(value) : -1;
      return place < 0 ? 255 : place;
    }
    case 'text':
      return textsOf(dictionaries, column).codeOf(typeof value === 'string' ? value : '');
    case 'texts':
      return listsOf(dictionaries, column).codeOf(isTexts(value) ? value : []);
  }
}

/** The value that a cell stands for; what it cannot tell apart is kept in the cold text. */
export function valueOfCell(
  column: Column,
  array: ColumnArray,
  place: number,
  dictionaries: Dictionaries,
): unknown {
  const cell = array[place] ?? 0;
  switch (column.kind) {
    case 'time':
      return Number.isNaN(cell) ? null : new Date(cell).toISOString();
    case 'number':
      return Number.isNaN(cell) ? null : cell;
    case 'count':
      return cell;
    case 'flag':
      return cell === 1;
    case 'choice':
      return column.choices[cell] ?? null;
    case 'text':
      return textsOf(dictionaries, column).entries[cell] || null;
    case 'texts':
      return listsOf(dictionaries, column).entries[cell] ?? [];
  }
}

/** True where a cell's value is exactly the field as received. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, place) => item === b[place]);
  }
  return a === b;
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
