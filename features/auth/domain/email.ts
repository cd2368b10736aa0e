import { authMessages } from '#auth/contract';

/** What is wrong with a typed e-mail address, or null. */
export function emailProblem(email: string): string | null {
  const text = email.trim();
  if (text === '') return authMessages.emailRequired;
  // PostgreSQL stores no zero byte, and no address has a control character.
  const isValid = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text) && !/\p{Cc}/u.test(text);
  return isValid ? null : authMessages.emailInvalid;
}

/**
 * What is wrong with an e-mail that an account gets, or null. Besides what `emailProblem` says, an
 * address has one spelling: mail to compatibility forms (`ｃorp.example`) and invisible characters goes
 * to the plain one, which would be another account and another domain here. Characters by which mail
 * programs part, group or quote addresses (RFC 5322) are refused. Older accounts keep theirs.
 */
export function newEmailProblem(email: string): string | null {
  const problem = emailProblem(email);
  if (problem !== null) return problem;
  const text = email.trim().toLowerCase();
  const isPlain =
    text === text.normalize('NFKC') &&
    !/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u3002]/u.test(text) &&
    !/["(),:;<>[\\\]]/.test(text) &&
    !/@\.|\.\./.test(text);
  return isPlain ? null : authMessages.emailInvalid;
}

/** An e-mail address that its owner knows again and nobody else learns: `n•••@ironbark.example`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email.slice(0, Math.max(0, at));
  return `${first}•••${email.slice(at)}`;
}
