import { crc32, inflateRawSync } from 'node:zlib';
import * as xlsx from '@e965/xlsx';
import type { CellObject, ParsingOptions, WorkSheet } from '@e965/xlsx';
import { zipSync } from 'fflate';
import type { ImportColumn, ImportField, SheetRow } from '#imports/contract';
import type { FileKind } from '#imports/domain';
import { csvRows } from './csv-rows.ts';
import { zipDirectory } from './zip-directory.ts';
import type { ZipEntry } from './zip-directory.ts';

/**
 * A file to read in a worker thread. It contains everything the thread needs, which then loads
 * little code and starts faster.
 */
export interface SheetFile {
  kind: FileKind;
  bytes: Uint8Array<ArrayBuffer>;
  columns: readonly ImportColumn[];
  /** Maximum number of rows, without the headers. */
  mostRows: number;
}

/** The lines of a file, or why it cannot be read: a code of the import, or too many lines. */
export type SheetRead =
  | { is: 'read'; rows: SheetRow[]; extra: string[] }
  | { is: 'refused'; code: 2 | 3 }
  /** Columns of the template that the file does not have, by their headers. */
  | { is: 'refused'; code: 4; missing: string[] }
  | { is: 'too_long' };

/** Reads the first sheet of a file by the headers of the template. */
export function readSheet(file: SheetFile): SheetRead {
  const { mostRows } = file;
  // The headers, the rows, and one more to detect too many.
  const cells = cellsOf(file, 1 + mostRows + 1);
  if (cells === 'unreadable') return { is: 'refused', code: 2 };
  if (cells === null) return { is: 'refused', code: 3 };
  const columns = headerColumns(
    Array.from(cells[0] ?? [], (cell) => cell ?? ''),
    file.columns,
  );
  if ('missing' in columns) return { is: 'refused', code: 4, missing: columns.missing };
  const rows = cells.flatMap((line, index) => {
    const row = index === 0 || line === undefined ? null : sheetRow(index + 1, line, columns);
    return row === null ? [] : [row];
  });
  if (rows.some(({ row }) => row > mostRows + 1)) return { is: 'too_long' };
  return { is: 'read', rows, extra: columns.extra };
}

function cellsOf({ kind, bytes }: SheetFile, mostLines: number): SheetCells | null | 'unreadable' {
  try {
    if (kind === 'text') {
      const text = decoded(bytes);
      return text === null ? 'unreadable' : csvRows(text, mostLines);
    }
    if (kind === 'ole') return sheetCells(bytes, mostLines);
    const entries = zipDirectory(bytes);
    return entries === null ? 'unreadable' : sheetCells(plainWorkbook(bytes, entries), mostLines);
  } catch {
    return 'unreadable';
  }
}

/** Text as spreadsheets save it: UTF-8, UTF-16 with a byte order mark, or Windows-1252. */
function decoded(bytes: Uint8Array): string | null {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  const text = isWide
    ? new TextDecoder('utf-16le').decode(bytes)
    : (utf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes));
  // Control characters mean that the file is of another kind.
  return /(?![\t\n\v\f\r])[\p{Cc}]/u.test(text.slice(0, looked)) ? null : text;
}

/** Number of leading characters that are checked. */
const looked = 100_000;

function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Positions of the template's columns in a sheet. */
interface HeaderColumns {
  /** Field → index from 0. */
  places: ReadonlyMap<ImportField, number>;
  /** Headers that are not in the template, as written. */
  extra: string[];
}

/**
 * Finds the columns by their headers, in any order and case, or the headers that are missing. Of two
 * columns with one header the first counts, the other is extra.
 */
export function headerColumns(
  headers: readonly string[],
  columns: readonly ImportColumn[],
): HeaderColumns | { missing: string[] } {
  const places = new Map<ImportField, number>();
  const extra: string[] = [];
  headers.forEach((header, index) => {
    const written = header.trim();
    const column = columns.find((each) => isSame(each.header, written));
    if (column !== undefined && !places.has(column.field)) places.set(column.field, index);
    else if (written !== '') extra.push(written.slice(0, longestHeader));
  });
  const missing = columns.filter(({ field }) => !places.has(field)).map(({ header }) => header);
  if (missing.length > 0) return { missing };
  return { places, extra: extra.slice(0, mostExtra) };
}

/** Maximum length of a reported header. */
const longestHeader = 100;
const mostExtra = 50;

function isSame(header: string, written: string): boolean {
  return header.toLowerCase() === written.toLowerCase().replaceAll(/\s+/g, ' ');
}

/** Maximum number of characters of a cell. */
const longestCell = 500;

/** A line of a sheet by columns; null if all of them are empty. */
function sheetRow(
  row: number,
  cells: readonly (string | undefined)[],
  { places }: Pick<HeaderColumns, 'places'>,
): SheetRow | null {
  const texts = [...places].map(([field, index]) => {
    const text = cellText(cells[index] ?? '');
    // A password is kept as typed, including spaces.
    return [field, field === 'password' ? text : text.trim()] as const;
  });
  if (texts.every(([, text]) => text.trim() === '')) return null;
  return { row, ...(Object.fromEntries(texts) as Record<ImportField, string>) };
}

/** A text that can be stored: of limited length, without zero bytes and lone surrogates. */
function cellText(text: string): string {
  return text.slice(0, longestCell).replaceAll(/[\0\p{Surrogate}]/gu, '');
}

/** The lines of a sheet as texts; a missing cell is empty. */
type SheetCells = readonly (readonly (string | undefined)[] | undefined)[];

/** Maximum number of declared cells; a sheet of 5000 people declares 35,007. */
const largestClaim = 20_000_000;

/**
 * The texts of the first worksheet: the stored result of a formula, the displayed text of a number.
 * Null if the workbook has no worksheet.
 *
 * @param most number of lines to read
 * @throws Error if it is no workbook, or the sheet declares too many cells
 */
function sheetCells(workbook: Uint8Array, most: number): SheetCells | null {
  const options: ParsingOptions = {
    ...{ type: 'array', dense: true, sheetRows: most },
    ...{ cellFormula: false, cellHTML: false, cellDates: false },
  };
  const { SheetNames: names } = xlsx.read(workbook, { ...options, bookSheets: true });
  for (const [index, name] of names.entries()) {
    const sheet = xlsx.read(workbook, { ...options, sheets: index }).Sheets[name];
    if (sheet === undefined || (sheet['!type'] ?? 'sheet') !== 'sheet') continue;
    refuseClaim(sheet);
    const rows: readonly (readonly (CellObject | undefined)[] | undefined)[] = sheet['!data'] ?? [];
    return rows.map((row) => row?.map((cell) => (cell === undefined ? undefined : textOf(cell))));
  }
  return null;
}

function refuseClaim(sheet: WorkSheet): void {
  const claimed: unknown = sheet['!fullref'] ?? sheet['!ref'];
  if (typeof claimed !== 'string') return;
  const { s: first, e: last } = xlsx.utils.decode_range(claimed);
  if ((last.r - first.r + 1) * (last.c - first.c + 1) > largestClaim) {
    throw new Error('The sheet declares too many cells');
  }
}

function textOf({ t: type, v: value, w: shown }: CellObject): string {
  // The error of a formula is no input.
  if (type === 'e' || type === 'z' || value === undefined) return '';
  if (type === 's') return String(value);
  // Large numbers are displayed in short form, and narrow columns display '#'.
  const isShort = shown === undefined || /E[+-]|#/.test(shown);
  return isShort ? String(value) : shown;
}

/** Parts of a workbook; parts of other document types are ignored. */
const known = /^(?:\[Content_Types\]\.xml$|_rels\/|docProps\/|xl\/)/i;
/** Pictures, macros and binary sheets are only kept as empty entries. */
const isRead = /\.(?:xml|rels)$/i;
const workbook = 'xl/workbook.xml';

/** Size of an entry's local header in bytes, without names. */
const headerLength = 30;

/**
 * A workbook with only the parts that are read, uncompressed. Each entry is decompressed here, up
 * to its declared size, and its checksum verified, so that the sheet reader decompresses nothing.
 *
 * @throws Error if it is no workbook, or an entry differs from the directory
 */
function plainWorkbook(bytes: Uint8Array, entries: readonly ZipEntry[]): Uint8Array {
  const parts: Record<string, Uint8Array> = Object.create(null) as Record<string, Uint8Array>;
  for (const entry of entries) {
    if (!known.test(entry.name)) continue;
    parts[entry.name] = isRead.test(entry.name) ? unpacked(bytes, entry) : new Uint8Array();
  }
  if (!(workbook in parts)) throw new Error('The file contains no workbook');
  return zipSync(parts, { level: 0 });
}

function unpacked(bytes: Uint8Array, { offset, method, crc, ...sizes }: ZipEntry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const names = view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const start = offset + headerLength + names;
  const packed = bytes.subarray(start, start + sizes.packed);
  const plain =
    method === 0
      ? packed
      : inflateRawSync(packed, { maxOutputLength: Math.max(1, sizes.unpacked) });
  if (plain.length !== sizes.unpacked || crc32(plain) !== crc) {
    throw new Error('An entry differs from the zip directory');
  }
  return plain;
}
