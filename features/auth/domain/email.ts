import { authMessages, emailAddress } from '#auth/contract';

/**
 * What is wrong with an e-mail address that is typed to sign in, or null. Accounts that are older than
 * `emailAddress` keep the addresses they have.
 */
export function emailProblem(email: string): string | null {
  const text = email.trim();
  if (text === '') return authMessages.emailRequired;
  // PostgreSQL stores no zero byte, and no address has a control character.
  const isValid = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text) && !/\p{Cc}/u.test(text);
  return isValid ? null : authMessages.emailInvalid;
}

/** What is wrong with an e-mail that an account gets, or null: see `emailAddress`. */
export function newEmailProblem(email: string): string | null {
  if (email.trim() === '') return authMessages.emailRequired;
  return emailAddress.safeParse(email).success ? null : authMessages.emailInvalid;
}

/** An e-mail address that its owner knows again and nobody else learns: `n•••@ironbark.example`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email.slice(0, Math.max(0, at));
  return `${first}•••${email.slice(at)}`;
}
