import { ownFields } from './user-fields.ts';
import type { User } from '#people/contract';

/** Names of custom fields that hold a phone number; mobile numbers come first. */
const names = [/\b(?:mobile|cell)/i, /\b(?:tele|work)?phone/i];

/**
 * The phone number of a person as it was typed: that of the first custom field with a usual name
 * and a number that can be called, mobile numbers first. Null if there is none.
 *
 * The number of a person's own notification settings is private and is not used.
 */
export function phoneOf(metadata: User['metadata']): string | null {
  const fields = ownFields(metadata)
    .filter(({ value }) => callLink(value) !== null)
    .map(({ key, value }) => ({ key: key.replaceAll(/[_-]/g, ' '), value }));
  const [found] = names.flatMap((name) => fields.filter(({ key }) => name.test(key)));
  return found?.value.trim() ?? null;
}

/**
 * The `tel:` address of a number as people write it (ITU-T E.164: at most 15 digits); null if the
 * text is no number.
 */
export function callLink(number: string): string | null {
  if (/[^\d\s+()./-]/.test(number)) return null;
  const isInternational = number.trim().startsWith('+');
  // '+61 (0)491': the zero is dialled inside the country only.
  const dialled = isInternational ? number.replace('(0)', '') : number;
  const digits = dialled.replaceAll(/\D/g, '');
  if (digits.length < 3 || digits.length > 15) return null;
  return `tel:${isInternational ? '+' : ''}${digits}`;
}
