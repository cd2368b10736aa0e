import { checksum, columnView, hotHead, hotMark, hotPlaces } from '#packages/sync/contract';
import type { ColumnArray, ColumnShape } from '#packages/sync/contract';
import { createPageCodes } from './codes.ts';
import type { PageCodes } from './codes.ts';
import { createColdTexts } from './cold-texts.ts';
import type { RestShape } from './cold-texts.ts';
import { eachCopyRow, timeOf } from './copy-rows.ts';
import type { Field } from './copy-rows.ts';

/** A page of rows in the form in which the offline copy keeps it. */
export interface ColumnPage {
  readonly rows: number;
  readonly hot: Buffer;
  readonly cold: Buffer;
  /** The last row's number in a column; null without rows. */
  lastOf(column: string): number | null;
  /** The ids of the rows. */
  ids(): string[];
}

/**
 * Turns what COPY sent into a chunk, without an object per row. Each row is its id, the columns in
 * their order, and all other fields in theirs.
 */
export function encodePage(
  copied: Buffer,
  { shapes: columns, rest }: { shapes: readonly ColumnShape[]; rest: readonly RestShape[] },
  mostRows: number,
): ColumnPage {
  const codes = createPageCodes(columns);
  const ids = new Uint32Array(mostRows * 4);
  const arrays = columns.map(({ kind }) =>
    columnView(kind, new ArrayBuffer(mostRows * 8), 0, mostRows),
  );
  const cells = columns.map((column) => cellReader(column, codes));
  const cold = createColdTexts(rest, copied.length);
  const odd = new Map<string, string>();
  let rows = 0;
  eachCopyRow(copied, 1 + columns.length + rest.length, (fields) => {
    writeId(copied, fields[0], ids, rows * 4);
    odd.clear();
    for (const [order, cell] of cells.entries()) {
      const [field, array] = [fields[order + 1], arrays[order]];
      if (field === undefined || array === undefined) continue;
      array[rows] = cell.read(copied, field);
      if (cell.isOdd?.(array[rows] ?? 0, field) === true) {
        odd.set(columns[order]?.name ?? '', textOf(copied, field));
      }
    }
    cold.add(copied, fields, odd);
    rows += 1;
  });
  return {
    rows,
    hot: hotPart(columns, rows, ids, arrays, codes),
    cold: cold.part(),
    lastOf(column) {
      const order = columns.findIndex(({ name }) => name === column);
      return rows === 0 ? null : (arrays[order]?.[rows - 1] ?? null);
    },
    ids: () => Array.from({ length: rows }, (_, place) => idAt(ids, place * 4)),
  };
}

interface CellReader {
  read(bytes: Buffer, field: Field): number;
  /** True where the cell cannot give the field back: it goes into the cold text as well. */
  isOdd?(cell: number, field: Field): boolean;
}

function cellReader(column: ColumnShape, { texts, lists }: PageCodes): CellReader {
  switch (column.kind) {
    case 'time':
      return { read: timeOf };
    case 'number':
      return {
        read: (bytes, { at, length }) => (length < 0 ? Number.NaN : bytes.readDoubleBE(at)),
      };
    case 'count':
      return { read: (bytes, { at, length }) => (length < 0 ? 0 : countOf(bytes.readInt32BE(at))) };
    case 'flag':
      return { read: (bytes, { at, length }) => (length > 0 && bytes[at] === 1 ? 1 : 0) };
    case 'choice':
      return choiceReader(column.choices);
    case 'text': {
      const codes = texts.get(column.name);
      return {
        read: (bytes, field) => codes?.codeOf(bytes, field) ?? 0,
        isOdd: (_cell, { length }) => length === 0 && column.derived !== true,
      };
    }
    case 'texts': {
      const codes = lists.get(column.shares ?? column.name);
      return { read: (bytes, field) => codes?.codeOf(bytes, field) ?? 0 };
    }
  }
}

function choiceReader(choices: readonly string[]): CellReader {
  const places = new Map(
    choices.map((choice, place) => [Buffer.from(choice).toString('latin1'), place]),
  );
  return {
    read: (bytes, { at, length }) =>
      length < 0 ? 255 : (places.get(bytes.toString('latin1', at, at + length)) ?? 255),
    isOdd: (cell, { length }) => cell === 255 && length >= 0,
  };
}

function countOf(value: number): number {
  return value >= 0 && value <= 0xffff ? value : 0;
}

function writeId(bytes: Buffer, field: Field | undefined, ids: Uint32Array, place: number): void {
  if (field?.length !== 16) throw new Error('A row without a UUID');
  for (let word = 0; word < 4; word += 1)
    ids[place + word] = bytes.readUInt32BE(field.at + word * 4);
}

function idAt(ids: Uint32Array, place: number): string {
  const hex = Array.from(ids.subarray(place, place + 4), (word) =>
    word.toString(16).padStart(8, '0'),
  ).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

function textOf(bytes: Buffer, { at, length }: Field): string {
  return bytes.toString('utf8', at, at + length);
}

function hotPart(
  columns: readonly ColumnShape[],
  rows: number,
  ids: Uint32Array,
  arrays: readonly ColumnArray[],
  { texts, lists }: PageCodes,
): Buffer {
  const entries = (codes: PageCodes['texts' | 'lists']) =>
    Object.fromEntries([...codes].map(([name, code]) => [name, code.entries]));
  const header = Buffer.from(JSON.stringify({ texts: entries(texts), lists: entries(lists) }));
  const kinds = columns.map(({ kind }) => kind);
  const places = hotPlaces(kinds, rows, header.length);
  const buffer = new ArrayBuffer(places.end);
  const words = new Uint32Array(buffer);
  words.set([hotMark, 0, rows, header.length]);
  new Uint8Array(buffer).set(header, hotHead);
  new Uint32Array(buffer, places.ids, rows * 4).set(ids.subarray(0, rows * 4));
  for (const [order, kind] of kinds.entries()) {
    const cells = arrays[order]?.subarray(0, rows);
    if (cells !== undefined) columnView(kind, buffer, places.columns[order] ?? 0, rows).set(cells);
  }
  words[1] = checksum(words);
  return Buffer.from(buffer);
}
