import type { ImportColumn, SheetRow } from '#imports/contract';
import type { FileKind } from '#imports/domain';
import { csvRows } from './csv-rows.ts';
import { headerColumns } from './header-columns.ts';
import { plainWorkbook } from './plain-workbook.ts';
import { sheetCells } from './sheet-cells.ts';
import type { SheetCells } from './sheet-cells.ts';
import { sheetRow } from './sheet-row.ts';
import { zipDirectory } from './zip-directory.ts';

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
  | { is: 'refused'; code: 2 | 3 | 4 }
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
  if (columns === null) return { is: 'refused', code: 4 };
  const rows = cells.flatMap((line, place) => {
    const row = place === 0 || line === undefined ? null : sheetRow(place + 1, line, columns);
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
