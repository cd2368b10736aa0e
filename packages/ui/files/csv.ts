/** A spreadsheet runs a cell that begins so; a plain number is no formula and stays as it is. */
const formula = /^[=+\-@\t\r\n]/;
const plainNumber = /^[+-]?\d+(?:\.\d+)?$/;

/**
 * Rows as CSV (RFC 4180), with a mark for spreadsheets that the text is UTF-8. Text that a
 * spreadsheet would run is disarmed by an apostrophe; numbers are never touched.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`;
}

function cellText(cell: string): string {
  const safe = formula.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
