/**
 * Converts text to a URL part: lower case, '&' removed, every run of spaces and non-alphanumerics
 * one hyphen, none at the ends.
 *
 * @param suffixTime milliseconds since 1970; if given, '-' and that time in base 36 is added
 * @throws Error 'String is required for converting slug.' if nothing of the text remains
 */
export function slug(text: string, suffixTime?: number): string {
  const core = text
    .toLowerCase()
    .replaceAll('&', '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  if (core === '') throw new Error('String is required for converting slug.');
  return suffixTime === undefined ? core : `${core}-${suffixTime.toString(36)}`;
}
