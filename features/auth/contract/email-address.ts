/** Maximum length of an email address (RFC 5321, section 4.5.3.1.3, without the brackets). */
export const longestEmail = 254;
const longestLocal = 64;
const longestLabel = 63;

/** The local part: words separated by dots (dot-atom of RFC 5322, RFC 6532). */
const local =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
/** A label of a domain, in letters of any script: no hyphen at its ends. */
const label = /^(?!-)[\p{L}\p{M}\p{N}-]+(?<!-)$/u;

/**
 * Whether a typed text is an email address for an account. Mail servers deliver compatibility forms
 * (`ｃorp.example`) and invisible characters to the normal spelling, which would be another account
 * and another domain here. So an address must equal its normal form. Quoted names, comments, lists,
 * address literals and network addresses as domain are rejected.
 */
export function isEmailAddress(text: string): boolean {
  return isNormalAddress(normalAddress(text));
}

/** A typed address as it is stored. */
export function normalAddress(text: string): string {
  return text.trim().toLowerCase();
}

/** Whether an address as it is stored is one: see `isEmailAddress`. */
export function isNormalAddress(text: string): boolean {
  if (text.length > longestEmail || text !== text.normalize('NFKC')) return false;
  if (/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u.test(text)) return false;
  const [before = '', domain = '', ...more] = text.split('@');
  if (more.length > 0 || before.length > longestLocal || !local.test(before)) return false;
  const labels = domain.split('.');
  const isDomain = labels.every((each) => each.length <= longestLabel && label.test(each));
  // The last label of a domain name contains a letter; that of a network address does not.
  return isDomain && labels.length > 1 && /\p{L}/u.test(labels.at(-1) ?? '');
}
