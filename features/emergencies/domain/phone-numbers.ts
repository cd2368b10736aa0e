/** Names of a person's own fields with a phone number. */
const phoneField = /\b(?:phone|telephone|mobile|cell)\b/i;

/**
 * The phone number of a person: the first of their own fields whose name contains phone, telephone,
 * mobile or cell and whose value can be called; null if there is none.
 */
export function phoneOf(metadata: Readonly<Record<string, unknown>>): string | null {
  const found = Object.entries(metadata).find(
    ([key, value]) =>
      !key.startsWith('_') &&
      phoneField.test(key.replaceAll(/[_-]/g, ' ')) &&
      (typeof value === 'string' || typeof value === 'number') &&
      callLink(String(value)) !== null,
  );
  return found === undefined ? null : String(found[1]).trim();
}

/** The `tel:` address of a number as people write it; null if it has fewer than two digits. */
export function callLink(number: string): string | null {
  const isInternational = number.trim().startsWith('+');
  // '+61 (0)491': the zero is dialled inside the country only.
  const dialled = isInternational ? number.replace('(0)', '') : number;
  const digits = dialled.replaceAll(/[^\d]/g, '');
  if (digits.length < 2 || digits.length > 15) return null;
  return `tel:${isInternational ? '+' : ''}${digits}`;
}
