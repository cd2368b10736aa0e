import { authMessages, isEmailAddress } from '#auth/contract';

/**
 * Error message for an email typed to sign in, or null. Accounts created before `emailAddress` keep
 * their addresses.
 */
export function emailProblem(email: string): string | null {
  const text = email.trim();
  if (text === '') return authMessages.emailRequired;
  // PostgreSQL cannot store a zero byte, and no address has control characters.
  const isValid = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text) && !/\p{Cc}/u.test(text);
  return isValid ? null : authMessages.emailInvalid;
}

/** Error message for the email of an account, or null: see `isEmailAddress`. */
export function newEmailProblem(email: string): string | null {
  if (email.trim() === '') return authMessages.emailRequired;
  return isEmailAddress(email) ? null : authMessages.emailInvalid;
}

/** An email address masked so that only its owner recognises it: `n•••@ironbark.example`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email.slice(0, Math.max(0, at));
  return `${first}•••${email.slice(at)}`;
}
