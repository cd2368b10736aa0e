/**
 * How one field of a row is kept in a chunk: as a plain number in a typed array, so that lists and
 * charts never touch the row itself. All other fields are kept as cold text.
 */
export type Column =
  /** Milliseconds since 1970, from ISO text; NaN for null and unreadable text. */
  | { readonly kind: 'time'; readonly name: string; readonly of?: ColumnSource }
  /** A number; NaN for null. */
  | { readonly kind: 'number'; readonly name: string; readonly of?: ColumnSource }
  /** A whole number from 0 to 65535. */
  | { readonly kind: 'count'; readonly name: string; readonly of?: ColumnSource }
  /** 1 or 0. */
  | { readonly kind: 'flag'; readonly name: string; readonly of?: ColumnSource }
  /** The place in a fixed list of words; 255 for any other. */
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly choices: readonly string[];
      readonly of?: ColumnSource;
    }
  /** A code into the texts seen so far; null has the empty text. */
  | { readonly kind: 'text'; readonly name: string; readonly of?: ColumnSource }
  /** A code into the lists of texts seen so far. */
  | {
      readonly kind: 'texts';
      readonly name: string;
      readonly of?: ColumnSource;
      /** A column before this one whose codes mean the same lists. */
      readonly shares?: string;
    };

/** A row as received. */
export type Row = Readonly<Record<string, unknown>>;

/** Works a column's value out of the row; without it the field of the column's name is taken. */
export type ColumnSource = (row: Row) => unknown;

/** The typed array behind each kind. */
export interface ColumnArrays {
  time: Float64Array;
  number: Float64Array;
  count: Uint16Array;
  flag: Uint8Array;
  choice: Uint8Array;
  text: Uint32Array;
  texts: Uint32Array;
}

export type ColumnArray = ColumnArrays[Column['kind']];

/** A fresh array of a column's kind, all zero. */
export function createColumnArray(kind: Column['kind'], length: number): ColumnArray {
  switch (kind) {
    case 'time':
    case 'number':
      return new Float64Array(length);
    case 'count':
      return new Uint16Array(length);
    case 'flag':
    case 'choice':
      return new Uint8Array(length);
    case 'text':
    case 'texts':
      return new Uint32Array(length);
  }
}

/** The value a column takes from a row. */
export function valueOf(column: Column, row: Row): unknown {
  return column.of === undefined ? row[column.name] : column.of(row);
}

/** The name under which the texts or lists behind a column's codes are kept; null without codes. */
export function dictionaryOf(column: Column): string | null {
  if (column.kind === 'text') return column.name;
  return column.kind === 'texts' ? (column.shares ?? column.name) : null;
}
