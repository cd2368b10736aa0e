import { authMessages, passwordShortText } from '#auth/contract';
import type { OrganisationMetadata } from '#organisation/contract';
import { oneLine } from '#packages/kit';
import { isOwnWord } from './own-words.ts';

/** Minimum length of every password. */
export const minimumPassword = 6;

/** Maximum length of a password. */
export const longestPassword = 128;

/** Rules for a new password. */
export interface PasswordRules {
  /** Minimum length. */
  minimum: number;
  /** Names of the person and the organisation, and the email: too easy to guess. */
  ownWords: readonly string[];
  /** Common passwords, in lower case. */
  common: ReadonlySet<string>;
}

/** A new password as entered in a form. */
export interface NewPassword {
  new_password: string;
  confirm_password: string;
}

/** Error messages by field. */
export type PasswordProblems = Partial<
  Record<'current_password' | 'new_password' | 'confirm_password', string>
>;

/** Minimum password length of an organisation: 6, or its setting from 8 to 64. */
export function passwordMinimum(metadata: OrganisationMetadata): number {
  const wanted = metadata['_password_min_length'];
  const isRaised = typeof wanted === 'number' && Number.isInteger(wanted);
  return isRaised && wanted >= 8 && wanted <= 64 ? wanted : minimumPassword;
}

/** Error message for the password of a sign-in before it is sent, or null. */
export function passwordProblem(password: string): string | null {
  if (password === '') return authMessages.passwordRequired;
  return lengthProblem(password, minimumPassword);
}

/** Error message for a chosen password, or null. */
export function chosenPasswordProblem(password: string, rules: PasswordRules): string | null {
  const length = lengthProblem(password, rules.minimum);
  if (length !== null) return length;
  // Any number of spaces and invisible characters.
  if (oneLine(password) === '') return authMessages.passwordBlank;
  const isCommon = rules.common.has(password.toLowerCase()) || isOwnWord(password, rules.ownWords);
  return isCommon ? authMessages.passwordCommon : null;
}

/** Error messages for a new password and its confirmation; empty if both are valid. */
export function newPasswordProblems(form: NewPassword, rules: PasswordRules): PasswordProblems {
  const { new_password, confirm_password } = form;
  const problems: PasswordProblems = {};
  const chosen =
    new_password === '' ? authMessages.newRequired : chosenPasswordProblem(new_password, rules);
  if (chosen !== null) problems.new_password = chosen;
  if (confirm_password === '') problems.confirm_password = authMessages.confirmRequired;
  else if (confirm_password !== new_password) {
    problems.confirm_password = authMessages.confirmDiffers;
  }
  return problems;
}

/** Error message for the length of a password, or null. */
export function lengthProblem(password: string, minimum: number): string | null {
  if (password.length > longestPassword) return authMessages.passwordLong;
  if (password.length >= minimum) return null;
  return minimum === minimumPassword ? authMessages.passwordShort : passwordShortText(minimum);
}
