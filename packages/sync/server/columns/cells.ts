import { columnView } from '#packages/sync/contract';
import type { ColumnArray, ColumnShape } from '#packages/sync/contract';
import type { PageCodes } from './codes.ts';
import { timeOf } from './copy-rows.ts';
import type { CopyRows } from './copy-rows.ts';

/**
 * Fields that the columns store only with a loss, by row: name and text. The cold text has them too.
 */
export type LossyFields = Map<number, [name: string, text: string][]>;

/**
 * The cells of one column, read from the field `order` of each row. Fields that a cell stores with
 * a loss are added to `lossyFields`.
 */
export function readCells(
  bytes: Buffer,
  { rows, width, starts, lengths }: CopyRows,
  order: number,
  column: ColumnShape,
  codes: PageCodes,
  lossyFields: LossyFields,
): ColumnArray {
  const { read, isLossy } = cellReader(column, codes);
  const cells = columnView(column.kind, new ArrayBuffer(rows * 8), 0, rows);
  for (let row = 0, field = order; row < rows; row += 1, field += width) {
    const [at, length] = [starts[field] ?? 0, lengths[field] ?? -1];
    const cell = read(bytes, at, length);
    cells[row] = cell;
    if (isLossy?.(cell, length) !== true) continue;
    const text = bytes.toString('utf8', at, at + length);
    lossyFields.set(row, [...(lossyFields.get(row) ?? []), [column.name, text]]);
  }
  return cells;
}

interface CellReader {
  read(bytes: Buffer, at: number, length: number): number;
  /** True if the field cannot be restored from the cell. The cold text then has it too. */
  isLossy?(cell: number, length: number): boolean;
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
        isLossy: (_cell, length) => length === 0 && column.derived !== true,
      };
    }
    case 'texts': {
      const codes = lists.get(column.shares ?? column.name);
      return { read: (bytes, at, length) => codes?.codeOf(bytes, at, length) ?? 0 };
    }
  }
}

function choiceReader(choices: readonly string[]): CellReader {
  const indexes = new Map(
    choices.map((choice, index) => [Buffer.from(choice).toString('latin1'), index]),
  );
  return {
    read: (bytes, at, length) =>
      length < 0 ? 255 : (indexes.get(bytes.toString('latin1', at, at + length)) ?? 255),
    isLossy: (cell, length) => cell === 255 && length >= 0,
  };
}

function countOf(value: number): number {
  return value >= 0 && value <= 0xffff ? value : 0;
}
