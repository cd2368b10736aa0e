/**
 * Rows as comma-separated text (RFC 4180, with a byte order mark so that spreadsheets read UTF-8). A
 * cell that a spreadsheet would run as a formula gets an apostrophe in front; numbers stay numbers.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`;
}

function cellText(text: string): string {
  const safe = startsFormula(text) && !number.test(text) ? `'${text}` : text;
  // Some spreadsheets split at semicolons or tabs too, and a part of a cell must not become a cell.
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const number = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * Whether a text would be read as a formula, judged by what a spreadsheet sees: invisible characters
 * in front do not count, except that a tab or a line break there can shift the rest into the next cell.
 */
function startsFormula(text: string): boolean {
  const [lead = ''] = invisible.exec(text) ?? [];
  if (/[\t\r\n]/.test(lead)) return true;
  const first = text.codePointAt(lead.length);
  // Compatibility forms, such as the full-width equals sign, become the plain sign.
  return (
    first !== undefined && /^[=+\-@\u2212]/.test(String.fromCodePoint(first).normalize('NFKC'))
  );
}

/** Control, format, separator and default-ignorable characters, and the blank Braille pattern. */
const invisible = /^[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]+/u;
