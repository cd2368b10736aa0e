import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One row of a list: name of the column → cell, both as typed. */
export type RuleRow = Readonly<Record<string, string>>;

/**
 * The rows of one of the lists beside this file.
 *
 * @throws Error if a row does not have as many cells as the head
 */
export function ruleList(name: string): readonly RuleRow[] {
  const text = readFileSync(join(import.meta.dirname, `${name}.tsv`), 'utf8');
  const [head = '', ...lines] = text.split('\n').filter((line) => line !== '');
  const columns = head.split('\t');
  return lines.map((line, index) => {
    const cells = line.split('\t');
    if (cells.length !== columns.length) {
      throw new Error(`${name}.tsv:${String(index + 2)} has ${String(cells.length)} cells.`);
    }
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']));
  });
}

/** The cell of a column. */
export function cell(row: RuleRow, column: string): string {
  const found = row[column];
  if (found === undefined) throw new Error(`There is no column ${column}.`);
  return found;
}
