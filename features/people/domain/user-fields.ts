import { readInput } from '#packages/http/contract';
import { isStorable, oneLine } from '#packages/kit';
import { mostAddresses, peopleMessages as messages, userAddress } from '#people/contract';
import type { User, UserAddress } from '#people/contract';

/** The fields of a change: new values, and the names of removed fields. */
export interface FieldChange {
  set: Record<string, unknown>;
  removed: string[];
}

/** The change, or error messages by field. */
export type FieldResult =
  { isValid: true; change: FieldChange } | { isValid: false; errors: Record<string, string> };

/** Private fields with personal screen settings. Only their owner may set and see them. */
export const ownSettings: readonly string[] = [
  '_calendar_configuration',
  '_dashboard_configuration',
  '_hide_calendar',
  '_hide_first_steps',
  '_notification_preferences',
];

/**
 * Reads fields of a person as a form or a call gives them. A name that begins with `_` is private:
 * only the known ones may be set, each in its form. Null removes a field.
 *
 * @param isOwn whether the caller sets their own fields
 */
export function readFields(given: Readonly<Record<string, unknown>>, isOwn: boolean): FieldResult {
  const errors: Record<string, string> = {};
  const change: FieldChange = { set: {}, removed: [] };
  for (const [key, value] of Object.entries(given)) {
    const problem = isOwn || !ownSettings.includes(key) ? keyProblem(key) : messages.unknownField;
    if (problem !== null) errors[`metadata.${key}`] = problem;
    // An older field may have such a name, so it can still be removed.
    else if (oneLine(key) === '' && value !== null) errors[`metadata.${key}`] = messages.fieldName;
    else if (value === null) change.removed.push(key);
    else {
      const read = readerOf(key)(value);
      if (read.problem === undefined) change.set[key] = read.value;
      else errors[`metadata.${key}${read.at ?? ''}`] = read.problem;
    }
  }
  return Object.keys(errors).length > 0 ? { isValid: false, errors } : { isValid: true, change };
}

/** The addresses of a person; an empty list if they were stored in another form. */
export function addressesOf(metadata: User['metadata']): UserAddress[] {
  const list = metadata['_addresses'];
  if (!Array.isArray(list)) return [];
  return list.flatMap((one: unknown) => {
    const { data } = userAddress.safeParse(one);
    return data === undefined ? [] : [data];
  });
}

/** Whether unusually high readings of a person are checked; true by default. */
export function checksHighReadings(metadata: User['metadata']): boolean {
  return metadata['_check_high_errors'] !== false;
}

/** Fields with custom names, as rows of a form. Private fields are left out. */
export function ownFields(metadata: User['metadata']): { key: string; value: string }[] {
  return Object.entries(metadata)
    .filter(([key, value]) => !key.startsWith('_') && typeof value !== 'object')
    .map(([key, value]) => ({ key, value: String(value) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Error message for a custom field name; null if it is valid. */
export function fieldNameProblem(key: string): string | null {
  if (key.startsWith('_')) return messages.unknownField;
  return oneLine(key) === '' ? messages.fieldName : keyProblem(key);
}

interface ParsedField {
  value?: unknown;
  problem?: string;
  /** Path of the error in the value: `.0.street`. */
  at?: string;
}

/** No control character and no lone surrogate. */
const lineOnly = /^[^\p{Cc}\p{Cs}]*$/u;

function keyProblem(key: string): string | null {
  if (key.startsWith('_')) return Object.hasOwn(knownFields, key) ? null : messages.unknownField;
  const fits = key.trim() === key && key !== '' && key.length <= 100 && lineOnly.test(key);
  return fits ? null : messages.fieldName;
}

/** A custom field may be named `constructor`, which every object inherits. */
function readerOf(key: string): (value: unknown) => ParsedField {
  return (Object.hasOwn(knownFields, key) ? knownFields[key] : undefined) ?? ownField;
}

function ownField(value: unknown): ParsedField {
  const isText = typeof value === 'string' && value.length <= 2000 && isStorable(value);
  const fits = isText || typeof value === 'number' || typeof value === 'boolean';
  return fits ? { value } : { problem: messages.fieldValue };
}

function yesOrNo(value: unknown): ParsedField {
  return typeof value === 'boolean' ? { value } : { problem: messages.fieldValue };
}

/** A configuration as JSON text. */
function configuration(value: unknown): ParsedField {
  const fits = typeof value === 'string' && value.length <= 20_000 && isStorable(value);
  return fits ? { value } : { problem: messages.fieldValue };
}

function addresses(value: unknown): ParsedField {
  if (!Array.isArray(value)) return { problem: messages.addressEmpty };
  if (value.length > mostAddresses) return { problem: messages.addressesFull };
  const read = readInput(userAddress.array(), value);
  if (read.success) return { value: read.data };
  const [issue] = read.error.issues;
  const at = (issue?.path ?? []).map((part) => `.${String(part)}`).join('');
  return { problem: issue?.message ?? messages.addressEmpty, at };
}

/** Private fields that a form may change. Only the server sets how a person signs in. */
const knownFields: Readonly<Record<string, (value: unknown) => ParsedField>> = {
  _addresses: addresses,
  _check_high_errors: yesOrNo,
  _calendar_configuration: configuration,
  _dashboard_configuration: configuration,
  _hide_calendar: yesOrNo,
  _hide_first_steps: yesOrNo,
  _notification_preferences: configuration,
};
