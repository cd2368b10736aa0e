import { checksum, columnView, hotHead, hotMark, hotPlaces } from '#packages/sync/contract';
import type { ColumnArray, ColumnShape } from '#packages/sync/contract';
import { readCells } from './cells.ts';
import type { OddFields } from './cells.ts';
import { createPageCodes } from './codes.ts';
import type { PageCodes } from './codes.ts';
import { coldPart } from './cold-texts.ts';
import type { RestShape } from './cold-texts.ts';
import { findCopyRows } from './copy-rows.ts';
import { idTexts, readRowIds } from './row-ids.ts';

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
 * Turns what COPY sent into a chunk, column by column, without an object per row. Each row is its
 * id, the columns in their order, and all other fields in theirs.
 */
export function encodePage(
  copied: Buffer,
  { shapes: columns, rest }: { shapes: readonly ColumnShape[]; rest: readonly RestShape[] },
  mostRows: number,
): ColumnPage {
  const found = findCopyRows(copied, 1 + columns.length + rest.length, mostRows);
  const { rows } = found;
  const codes = createPageCodes(columns);
  const odd: OddFields = new Map();
  const ids = readRowIds(copied, found);
  const cells = columns.map((column, order) =>
    readCells(copied, found, order + 1, column, codes, odd),
  );
  return {
    rows,
    hot: hotPart(columns, rows, ids, cells, codes),
    cold: coldPart(copied, found, rest, odd),
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
  const places = hotPlaces(kinds, rows, header.length);
  const buffer = new ArrayBuffer(places.end);
  const words = new Uint32Array(buffer);
  words.set([hotMark, 0, rows, header.length]);
  new Uint8Array(buffer).set(header, hotHead);
  new Uint32Array(buffer, places.ids, rows * 4).set(ids);
  for (const [order, kind] of kinds.entries()) {
    columnView(kind, buffer, places.columns[order] ?? 0, rows).set(cells[order] ?? []);
  }
  words[1] = checksum(words);
  return Buffer.from(buffer);
}
