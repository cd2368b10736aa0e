import { ownFields } from './user-fields.ts';
import type { User } from '#people/contract';

/** Names of custom fields that hold a phone number, without spaces, signs and case. */
const names = [
  ...['mobile', 'mobilenumber', 'mobilephone', 'mobilephonenumber', 'cell', 'cellphone'],
  ...['phone', 'phonenumber', 'telephone', 'telephonenumber', 'workphone', 'workmobile'],
];

/**
 * The phone number of a person for a call link, such as `+61491570156`: the first custom field
 * with a usual name, mobile numbers first. Null if there is none, or it is not a number.
 *
 * The number of a person's own notification settings is private and is not used.
 */
export function phoneNumber(metadata: User['metadata']): string | null {
  const fields = ownFields(metadata).map(({ key, value }) => ({
    place: names.indexOf(key.toLowerCase().replaceAll(/[^a-z]/g, '')),
    number: dialled(value),
  }));
  const [found] = fields
    .filter(({ place, number }) => place >= 0 && number !== null)
    .toSorted((a, b) => a.place - b.place);
  return found?.number ?? null;
}

/** The digits to dial, with a leading +; null if the text is no phone number (ITU-T E.164). */
function dialled(text: string): string | null {
  if (/[^\d\s+()./-]/.test(text)) return null;
  const digits = text.replaceAll(/(?!^\+)\D/g, '');
  return /^\+?\d{3,15}$/.test(digits) ? digits : null;
}
