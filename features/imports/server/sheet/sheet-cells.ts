import * as xlsx from '@e965/xlsx';
import type { CellObject, ParsingOptions, WorkSheet } from '@e965/xlsx';

/** The lines of a sheet, from its first, as texts; a hole is an empty cell. */
export type SheetCells = readonly (readonly (string | undefined)[] | undefined)[];

/** Cells that a sheet may claim to have; one of 5000 people claims 35,007. */
const largestClaim = 20_000_000;

/**
 * The texts of the first worksheet: of a formula what was stored of it, of a number what is shown.
 * null where the workbook has no worksheet.
 *
 * @param most lines that are read
 * @throws Error where it is no workbook, or the sheet claims to be larger than any list of people
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
    throw new Error('The sheet claims too many cells');
  }
}

function textOf({ t: type, v: value, w: shown }: CellObject): string {
  // What a formula failed with is nothing that somebody wrote.
  if (type === 'e' || type === 'z' || value === undefined) return '';
  if (type === 's') return String(value);
  // A wide number is shown short, and a narrow column shows signs instead.
  const isShort = shown === undefined || /E[+-]|#/.test(shown);
  return isShort ? String(value) : shown;
}
