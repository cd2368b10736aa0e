import * as xlsx from '@e965/xlsx';
import type { CellObject, ParsingOptions, WorkSheet } from '@e965/xlsx';

/** The lines of a sheet as texts; a missing cell is empty. */
export type SheetCells = readonly (readonly (string | undefined)[] | undefined)[];

/** Maximum number of declared cells; a sheet of 5000 people declares 35,007. */
const largestClaim = 20_000_000;

/**
 * The texts of the first worksheet: the stored result of a formula, the displayed text of a number.
 * Null if the workbook has no worksheet.
 *
 * @param most number of lines to read
 * @throws Error if it is no workbook, or the sheet declares too many cells
 */
export function sheetCells(workbook: Uint8Array, most: number): SheetCells | null {
  const options: ParsingOptions = {
    ...{ type: 'array', dense: true, sheetRows: most },
    ...{ cellFormula: false, cellHTML: false, cellDates: false },
  };
  const { SheetNames: names } = xlsx.read(workbook, { ...options, bookSheets: true });
  for (const [place, name] of names.entries()) {
    const sheet = xlsx.read(workbook, { ...options, sheets: place }).Sheets[name];
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
