import type { MadeRow } from './made-world.ts';

/** Rows as the database writes them: json_agg of json_build_object, documents inside as jsonb. */
export function rowsText(rows: readonly MadeRow[]): string {
  return `[${rows.map(rowText).join(', \n ')}]`;
}

function rowText(row: MadeRow): string {
  return objectText(Object.entries(row));
}

/** An object as json_build_object writes it. */
function objectText(entries: readonly (readonly [string, unknown])[]): string {
  const fields = entries.map(([name, value]) => `"${name}" : ${fieldText(name, value)}`);
  return `{${fields.join(', ')}}`;
}

function fieldText(name: string, value: unknown): string {
  return documents.has(name) ? documentText(value) : JSON.stringify(value);
}

/** Fields that are jsonb in the database. */
const documents = new Set(['metadata', 'raw_data']);

/**
 * jsonb as text has its keys sorted by length, then alphabetically, and a space after colon and
 * comma.
 */
export function documentText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(documentText).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(
    ([a], [b]) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0),
  );
  return `{${fields.map(([name, inner]) => `"${name}": ${documentText(inner)}`).join(', ')}}`;
}
