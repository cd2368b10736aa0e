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
 * A file that is read in a thread of its own. It brings along what the thread has to know, which is
 * there the sooner the less it loads.
 */
export interface SheetFile {
  kind: FileKind;
  bytes: Uint8Array<ArrayBuffer>;
  columns: readonly ImportColumn[];
  /** Rows at most, the line of headers aside. */
  mostRows: number;
}

/** The lines of a file, or why they are not to be had: a code of the import, or too many of them. */
export type SheetRead =
  | { is: 'read'; rows: SheetRow[]; extra: string[] }
  | { is: 'refused'; code: 2 | 3 | 4 }
  | { is: 'too_long' };

/** Reads the first sheet of a file by the headers of the template. */
export function readSheet(file: SheetFile): SheetRead {
  const { mostRows } = file;
  // The headers, the rows, and one more that tells there are too many.
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

/** Text as spreadsheets save it: UTF-8, UTF-16 with a mark, or else the letters of western Windows. */
function decoded(bytes: Uint8Array): string | null {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  const text = isWide
    ? new TextDecoder('utf-16le').decode(bytes)
    : (utf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes));
  // What holds signs that nobody types is a file of another kind with a new name.
  return /(?![\t\n\v\f\r])[\p{Cc}]/u.test(text.slice(0, looked)) ? null : text;
}

/** Letters at the beginning that tell what a text is. */
const looked = 100_000;

function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
