/**
 * How one field of a row is stored in a chunk: as a number in a typed array, so that lists and charts
 * never touch the row itself. All other fields are stored as cold text.
 */
export type ColumnShape = (
  | {
      readonly kind:
        /** Milliseconds since 1970; NaN for null. */
        | 'time'
        /** A number; NaN for null. */
        | 'number'
        /** A whole number from 0 to 65535. */
        | 'count'
        /** 1 or 0. */
        | 'flag'
        /** A code into the texts seen so far; null has the empty text. */
        | 'text';
    }
  /** The index in a fixed list of texts; 255 for any other text. */
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  /** A code into the lists of texts seen so far. */
  | {
      readonly kind: 'texts';
      /** A column before this one whose codes mean the same lists. */
      readonly shares?: string;
    }
) & {
  readonly name: string;
  /** It is computed from other fields. Any other column holds the field of its name. */
  readonly derived?: true;
};

export type ColumnKind = ColumnShape['kind'];

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

export type ColumnArray = ColumnArrays[ColumnKind];

/** Bytes of one cell of a kind. */
export const cellBytes: Readonly<Record<ColumnKind, number>> = {
  ...{ time: 8, number: 8, count: 2, flag: 1, choice: 1, text: 4, texts: 4 },
};

/** The array of a kind over a part of a buffer. */
export function columnView(
  kind: ColumnKind,
  buffer: ArrayBuffer,
  offset: number,
  length: number,
): ColumnArray {
  switch (kind) {
    case 'time':
    case 'number':
      return new Float64Array(buffer, offset, length);
    case 'count':
      return new Uint16Array(buffer, offset, length);
    case 'flag':
    case 'choice':
      return new Uint8Array(buffer, offset, length);
    case 'text':
    case 'texts':
      return new Uint32Array(buffer, offset, length);
  }
}

/** The name of the dictionary for a column's codes; null for a column without codes. */
export function dictionaryOf(column: ColumnShape): string | null {
  if (column.kind === 'text') return column.name;
  return column.kind === 'texts' ? (column.shares ?? column.name) : null;
}

/**
 * A text that is equal for equal columns, so that a build recognises the chunks that it can read.
 */
export function layoutOf(id: string, columns: readonly ColumnShape[]): string {
  const shapes = columns.map((column) => {
    const choices = column.kind === 'choice' ? column.choices : [];
    const shares = column.kind === 'texts' ? (column.shares ?? '') : '';
    return [column.kind, column.name, column.derived === true, shares, ...choices];
  });
  return JSON.stringify([3, id, shapes]);
}
