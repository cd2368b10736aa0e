import { columnView } from '#packages/sync/contract';
import type { ColumnArray, ColumnShape } from '#packages/sync/contract';
import type { PageCodes } from './codes.ts';
import { timeOf } from './copy-rows.ts';
import type { CopyRows } from './copy-rows.ts';

/**
 * Fields that the cells cannot restore, by row: name and text. They are written to the cold text.
 */
export type OddFields = Map<number, [name: string, text: string][]>;

/**
 * The cells of one column, read from the field `order` of each row. Fields that a cell cannot
 * restore are added to `odd`.
 */
export function readCells(
  bytes: Buffer,
  { rows, width, starts, lengths }: CopyRows,
  order: number,
  column: ColumnShape,
  codes: PageCodes,
  odd: OddFields,
): ColumnArray {
  const { read, isOdd } = cellReader(column, codes);
  const cells = columnView(column.kind, new ArrayBuffer(rows * 8), 0, rows);
  for (let row = 0, field = order; row < rows; row += 1, field += width) {
    const [at, length] = [starts[field] ?? 0, lengths[field] ?? -1];
    const cell = read(bytes, at, length);
    cells[row] = cell;
    if (isOdd?.(cell, length) !== true) continue;
    const text = bytes.toString('utf8', at, at + length);
    odd.set(row, [...(odd.get(row) ?? []), [column.name, text]]);
  }
  return cells;
}

interface CellReader {
  read(bytes: Buffer, at: number, length: number): number;
  /** True if the cell cannot restore the field: it is also written to the cold text. */
  isOdd?(cell: number, length: number): boolean;
}

function cellReader(column: ColumnShape, { texts, lists }: PageCodes): CellReader {
  switch (column.kind) {
    case 'time':
      return { read: timeOf };
    case 'number':
      return {
        read: (bytes, at, length) => (length < 0 ? Number.NaN : bytes.readDoubleBE(at)),
      };
    case 'count':
      return { read: (bytes, at, length) => (length < 0 ? 0 : countOf(bytes.readInt32BE(at))) };
    case 'flag':
      return { read: (bytes, at, length) => (length > 0 && bytes[at] === 1 ? 1 : 0) };
    case 'choice':
      return choiceReader(column.choices);
    case 'text': {
      const codes = texts.get(column.name);
      return {
        read: (bytes, at, length) => codes?.codeOf(bytes, at, length) ?? 0,
        isOdd: (_cell, length) => length === 0 && column.derived !== true,
      };
    }
    case 'texts': {
      const codes = lists.get(column.shares ?? column.name);
      return { read: (bytes, at, length) => codes?.codeOf(bytes, at, length) ?? 0 };
    }
  }
}

function choiceReader(choices: readonly string[]): CellReader {
  const places = new Map(
    choices.map((choice, place) => [Buffer.from(choice).toString('latin1'), place]),
  );
  return {
    read: (bytes, at, length) =>
      length < 0 ? 255 : (places.get(bytes.toString('latin1', at, at + length)) ?? 255),
    isOdd: (cell, length) => cell === 255 && length >= 0,
  };
}

function countOf(value: number): number {
  return value >= 0 && value <= 0xffff ? value : 0;
}
