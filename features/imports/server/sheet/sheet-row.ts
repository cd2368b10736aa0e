import type { ImportField, SheetRow } from '#imports/contract';
import type { HeaderColumns } from './header-columns.ts';

/** Characters of a cell that are kept. */
const longestCell = 500;

/** A line of a sheet by its columns; null where all of them are empty. */
export function sheetRow(
  row: number,
  cells: readonly (string | undefined)[],
  { places }: Pick<HeaderColumns, 'places'>,
): SheetRow | null {
  const texts = [...places].map(([field, place]) => {
    const text = cellText(cells[place] ?? '');
    // A password is what was typed, spaces and all.
    return [field, field === 'password' ? text : text.trim()] as const;
  });
  if (texts.every(([, text]) => text.trim() === '')) return null;
  return { row, ...(Object.fromEntries(texts) as Record<ImportField, string>) };
}

/** A text that can be stored: of a bounded length, without a zero byte or half a letter. */
function cellText(text: string): string {
  return text.slice(0, longestCell).replaceAll(/[\0\p{Surrogate}]/gu, '');
}
