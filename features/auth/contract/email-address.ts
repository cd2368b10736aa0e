import { z } from 'zod';
import { authMessages } from './auth-messages.ts';

/** Characters of an e-mail address at most (RFC 5321, section 4.5.3.1.3, without the brackets). */
export const longestEmail = 254;
const longestLocal = 64;
const longestLabel = 63;

/** The part before the @: words with dots between (dot-atom of RFC 5322, RFC 6532). */
const local =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
/** A label of a domain, in letters of any script: no hyphen at its ends. */
const label = /^(?!-)[\p{L}\p{M}\p{N}-]+(?<!-)$/u;

/**
 * An e-mail address that somebody gets, in lower case. Mail to compatibility forms (`ｃorp.example`) and
 * invisible characters goes to the plain spelling, which would be another account and another domain
 * here, so an address must be its own plain spelling. Quoted names, comments, lists and address
 * literals are refused, as are network addresses in place of a domain.
 */
export const emailAddress = z
  .string(authMessages.emailInvalid)
  // Bounds what is read.
  .max(10_000, authMessages.emailInvalid)
  .transform((text) => text.trim().toLowerCase())
  .refine(isAddress, authMessages.emailInvalid);

function isAddress(text: string): boolean {
  if (text.length > longestEmail || text !== text.normalize('NFKC')) return false;
  if (/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u.test(text)) return false;
  const [before = '', domain = '', ...more] = text.split('@');
  if (more.length > 0 || before.length > longestLocal || !local.test(before)) return false;
  const labels = domain.split('.');
  const isDomain = labels.every((each) => each.length <= longestLabel && label.test(each));
  // The last label of a name has a letter; that of a network address has none.
  return isDomain && labels.length > 1 && /\p{L}/u.test(labels.at(-1) ?? '');
}
