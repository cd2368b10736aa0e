import { isDeepStrictEqual } from 'node:util';

/** A value as JSON has it. */
export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A field with its value before and after, as the audit log stores it. */
export interface AuditChange {
  readonly field: string;
  readonly before: Json;
  readonly after: Json;
  /** The values are not stored, or not shown to the viewer. */
  readonly is_hidden?: true;
}

/** Number of fields that an entry stores. */
export const mostAuditFields = 30;

/** Length of a stored value as JSON. */
export const mostAuditValue = 500;

/** Ends a value that was cut. */
const cutMark = '…';

/**
 * The fields whose values differ. A missing value is null.
 *
 * @param secret fields of which only the name is recorded: free text about health, for example
 */
export function changesOf(
  before: object,
  after: object,
  fields: readonly string[],
  secret: readonly string[] = [],
): AuditChange[] {
  return fields.flatMap((field) => {
    const [old, now] = [valueOf(before, field), valueOf(after, field)];
    if (isDeepStrictEqual(old, now)) return [];
    return [secret.includes(field) ? hiddenChange(field) : { field, before: old, after: now }];
  });
}

/** A change of which only the field is recorded, never the values. */
export function hiddenChange(field: string): AuditChange {
  return { field, before: null, after: null, is_hidden: true };
}

/** The value as it would be stored, so that a date is equal to its text. */
function valueOf(row: object, field: string): Json {
  const value: unknown = Object.hasOwn(row, field) ? Reflect.get(row, field) : undefined;
  return value === undefined ? null : (JSON.parse(JSON.stringify(value)) as Json);
}

/** The changes as they are stored: not too many, and long values only with their start. */
export function boundedChanges(changes: readonly AuditChange[]): AuditChange[] {
  if (changes.length <= mostAuditFields) return changes.map(boundedChange);
  const kept = changes.slice(0, mostAuditFields - 1).map(boundedChange);
  const others = changes.length - kept.length;
  return [...kept, { field: '_others', before: null, after: others }];
}

function boundedChange({ field, before, after, ...others }: AuditChange): AuditChange {
  return { ...others, field: cut(field), before: boundedValue(before), after: boundedValue(after) };
}

function boundedValue(value: Json): Json {
  const text = JSON.stringify(value);
  if (text.length <= mostAuditValue) return value;
  return cut(typeof value === 'string' ? value : text);
}

/**
 * Text whose JSON is not longer than a stored value. It is cut between characters, since half of
 * one cannot be stored.
 */
function cut(text: string): string {
  if (JSON.stringify(text).length <= mostAuditValue) return text;
  let start = '';
  let length = JSON.stringify(cutMark).length;
  for (const character of text) {
    length += JSON.stringify(character).length - 2;
    if (length > mostAuditValue) break;
    start += character;
  }
  return `${start}${cutMark}`;
}
