import { authMessages } from '#auth/contract';

/** What is wrong with a typed e-mail address, or null. */
export function emailProblem(email: string): string | null {
  const text = email.trim();
  if (text === '') return authMessages.emailRequired;
  // PostgreSQL stores no zero byte, and no address has a control character.
  const isValid = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text) && !/\p{Cc}/u.test(text);
  return isValid ? null : authMessages.emailInvalid;
}

/** An e-mail address that its owner knows again and nobody else learns: `n•••@ironbark.example`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email.slice(0, Math.max(0, at));
  return `${first}•••${email.slice(at)}`;
}
