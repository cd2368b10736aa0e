import type { RestField } from '../sync-source.ts';
import type { Field } from './copy-rows.ts';

/** What the text of a row needs to know of a field. */
export type RestShape = Pick<RestField, 'name' | 'kind'>;

/**
 * A text field of a row as a member of its JSON, with a comma before it.
 *
 * Each character of a row's text is a byte of UTF-8: what JSON escapes is ASCII, so all other bytes
 * go through as they are, and none is decoded on the way.
 */
export function textMember(name: string, bytes: Buffer, { at, length }: Field): string {
  const value = length < 0 ? 'null' : JSON.stringify(bytes.toString('latin1', at, at + length));
  return `,${JSON.stringify(name)}:${value}`;
}

/** A jsonb field, which PostgreSQL sends as the text behind the number of its version. */
export function jsonMember(name: string, bytes: Buffer, { at, length }: Field): string {
  if (length >= 0 && bytes[at] !== 1) throw new Error('COPY sent jsonb of another version');
  const value = length < 0 ? 'null' : bytes.toString('latin1', at + 1, at + length);
  return `,${JSON.stringify(name)}:${value}`;
}

/**
 * The JSON text of a row's fields that no column holds; they are the last fields of the row.
 *
 * @param odd further members, each with a comma before it
 */
export function restText(
  rest: readonly RestShape[],
  bytes: Buffer,
  fields: readonly Field[],
  odd: string,
): string {
  let members = odd;
  const before = fields.length - rest.length;
  for (const [order, { name, kind }] of rest.entries()) {
    const field = fields[before + order];
    if (field === undefined) continue;
    members += (kind === 'text' ? textMember : jsonMember)(name, bytes, field);
  }
  return `{${members.slice(1)}}`;
}
