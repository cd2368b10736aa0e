import type { ImportField, SheetRow } from '#imports/contract';
import type { HeaderColumns } from './header-columns.ts';

/** Maximum number of characters of a cell. */
const longestCell = 500;

/** A line of a sheet by columns; null if all of them are empty. */
export function sheetRow(
  row: number,
  cells: readonly (string | undefined)[],
  { places }: Pick<HeaderColumns, 'places'>,
): SheetRow | null {
  const texts = [...places].map(([field, place]) => {
    const text = cellText(cells[place] ?? '');
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
