import {
  checksum,
  coldHead,
  coldMagic,
  columnView,
  hotHead,
  hotMagic,
  hotOffsets,
} from '#packages/sync/contract';
import type { ColumnArray, ColumnShape } from '#packages/sync/contract';
import type { ColdField } from '../sync-source.ts';
import { readCells } from './cells.ts';
import type { LossyFields } from './cells.ts';
import { createPageCodes } from './codes.ts';
import type { PageCodes } from './codes.ts';
import { findCopyRows } from './copy-rows.ts';
import type { CopyRows } from './copy-rows.ts';

/** A page of rows in the form that the offline copy stores. */
export interface ColumnPage {
  readonly rows: number;
  readonly hot: Buffer;
  readonly cold: Buffer;
  /** The last row's number in a column; null without rows. */
  lastOf(column: string): number | null;
  /** The ids of the rows. */
  ids(): string[];
}

/** The parts of a field's declaration that the cold text needs. */
export type ColdFieldShape = Pick<ColdField, 'name' | 'kind'>;

/**
 * Converts the result of COPY to a chunk, column by column, without an object per row. Each row
 * consists of its id, the columns in order, and all other fields in order.
 */
export function encodePage(
  copied: Buffer,
  {
    shapes: columns,
    coldFields,
  }: { shapes: readonly ColumnShape[]; coldFields: readonly ColdFieldShape[] },
  mostRows: number,
): ColumnPage {
  const found = findCopyRows(copied, 1 + columns.length + coldFields.length, mostRows);
  const { rows } = found;
  const codes = createPageCodes(columns);
  const lossyFields: LossyFields = new Map();
  const ids = readRowIds(copied, found);
  const cells = columns.map((column, order) =>
    readCells(copied, found, order + 1, column, codes, lossyFields),
  );
  return {
    rows,
    hot: hotPart(columns, rows, ids, cells, codes),
    cold: coldPart(copied, found, coldFields, lossyFields),
    lastOf(column) {
      const order = columns.findIndex(({ name }) => name === column);
      return rows === 0 ? null : (cells[order]?.[rows - 1] ?? null);
    },
    ids: () => idTexts(ids),
  };
}

function hotPart(
  columns: readonly ColumnShape[],
  rows: number,
  ids: Uint32Array,
  cells: readonly ColumnArray[],
  { texts, lists }: PageCodes,
): Buffer {
  const entries = (codes: PageCodes['texts' | 'lists']) =>
    Object.fromEntries([...codes].map(([name, code]) => [name, code.entries]));
  const header = Buffer.from(JSON.stringify({ texts: entries(texts), lists: entries(lists) }));
  const kinds = columns.map(({ kind }) => kind);
  const offsets = hotOffsets(kinds, rows, header.length);
  const buffer = new ArrayBuffer(offsets.end);
  const words = new Uint32Array(buffer);
  words.set([hotMagic, 0, rows, header.length]);
  new Uint8Array(buffer).set(header, hotHead);
  new Uint32Array(buffer, offsets.ids, rows * 4).set(ids);
  for (const [order, kind] of kinds.entries()) {
    columnView(kind, buffer, offsets.columns[order] ?? 0, rows).set(cells[order] ?? []);
  }
  words[1] = checksum(words);
  return Buffer.from(buffer);
}

/**
 * The cold part of a page: for each row the JSON text of its lossy fields and of the fields without
 * a column. Bytes are copied from field to text, so most rows are not decoded.
 */
export function coldPart(
  bytes: Buffer,
  { rows, width, starts, lengths }: CopyRows,
  coldFields: readonly ColdFieldShape[],
  lossyFields: LossyFields,
): Buffer {
  const head = coldHead(rows);
  const texts = createGrowingBytes(head + bytes.length);
  texts.skip(head);
  const ends = new Uint32Array(rows);
  const labels = coldFields.map(({ name }) => labelOf(name));
  for (let row = 0; row < rows; row += 1) {
    const start = texts.length;
    for (const [name, text] of lossyFields.get(row) ?? []) {
      texts.put(labelOf(name));
      texts.put(jsonOf(text));
    }
    let field = (row + 1) * width - coldFields.length;
    for (let order = 0; order < coldFields.length; order += 1, field += 1) {
      texts.put(labels[order] ?? nothing);
      putField(texts, bytes, starts[field] ?? 0, lengths[field] ?? -1, coldFields[order]?.kind);
    }
    // The first member has no comma before it.
    if (texts.length === start) texts.put(opening);
    else texts.set(start, openingByte);
    texts.put(closing);
    ends[row] = texts.length - head;
  }
  const part = texts.all();
  part.writeUInt32LE(coldMagic, 0);
  part.writeUInt32LE(rows, 4);
  part.writeUInt32LE(0, 8);
  for (let row = 0; row < rows; row += 1) part.writeUInt32LE(ends[row] ?? 0, 12 + row * 4);
  return part;
}

function putField(
  texts: GrowingBytes,
  bytes: Buffer,
  at: number,
  length: number,
  kind: ColdFieldShape['kind'] | undefined,
): void {
  const end = at + length;
  if (length < 0) return texts.put(nothing);
  if (kind === 'jsonb') {
    if (bytes[at] !== 1) throw new Error('COPY sent jsonb of another version');
    return texts.add(bytes, at + 1, end);
  }
  if (needsEscape(bytes, at, end)) return texts.put(jsonOf(bytes.toString('utf8', at, end)));
  texts.put(quote);
  texts.add(bytes, at, end);
  texts.put(quote);
}

const nothing = Buffer.from('null');
const [quote, opening, closing] = [Buffer.from('"'), Buffer.from('{'), Buffer.from('}')];
const openingByte = 0x7b;

function labelOf(name: string): Buffer {
  return Buffer.from(`,${JSON.stringify(name)}:`);
}

function jsonOf(text: string): Buffer {
  return Buffer.from(JSON.stringify(text));
}

/** Control characters, quotes and backslashes need an escape; other bytes of UTF-8 do not. */
function needsEscape(bytes: Buffer, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x20 || byte === 0x22 || byte === 0x5c) return true;
  }
  return false;
}

/** A byte buffer that grows. */
interface GrowingBytes {
  readonly length: number;
  add(source: Buffer, from: number, to: number): void;
  /** Adds all of it. */
  put(source: Buffer): void;
  /** Skips some bytes, to be set later. */
  skip(count: number): void;
  /** Replaces a byte. */
  set(offset: number, byte: number): void;
  all(): Buffer;
}

/** Shorter sequences are copied faster byte by byte than by a call. */
const shortRun = 48;

/** Creates an empty buffer with the given capacity. */
function createGrowingBytes(capacity: number): GrowingBytes {
  let bytes = Buffer.allocUnsafe(capacity);
  let length = 0;

  function add(source: Buffer, from: number, to: number): void {
    const end = length + to - from;
    if (end > bytes.length) {
      const larger = Buffer.allocUnsafe(end * 2);
      bytes.copy(larger, 0, 0, length);
      bytes = larger;
    }
    if (to - from > shortRun) source.copy(bytes, length, from, to);
    else for (let at = from; at < to; at += 1) bytes[length + at - from] = source[at] ?? 0;
    length = end;
  }

  return {
    get length() {
      return length;
    },
    add,
    put: (source) => add(source, 0, source.length),
    skip(count) {
      length += count;
    },
    set(offset, byte) {
      bytes[offset] = byte;
    },
    all: () => bytes.subarray(0, length),
  };
}

/**
 * The UUID of each row, which is its first field, as four words.
 *
 * @throws Error if it is not a UUID
 */
function readRowIds(
  bytes: Buffer,
  { rows, width, starts, lengths }: CopyRows,
): Uint32Array<ArrayBuffer> {
  const ids = new Uint32Array(rows * 4);
  for (let row = 0; row < rows; row += 1) {
    if (lengths[row * width] !== 16) throw new Error('A row without a UUID');
    const at = starts[row * width] ?? 0;
    for (let word = 0; word < 4; word += 1) {
      ids[row * 4 + word] = bytes.readUInt32BE(at + word * 4);
    }
  }
  return ids;
}

/** The UUIDs as text. */
function idTexts(ids: Uint32Array): string[] {
  return Array.from({ length: ids.length / 4 }, (_, row) => {
    const words = Array.from(ids.subarray(row * 4, row * 4 + 4), (word) =>
      word.toString(16).padStart(8, '0'),
    );
    return words.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  });
}
