import { authMessages, passwordShortText } from '#auth/contract';
import type { OrganisationMetadata } from '#organisation/contract';
import { oneLine } from '#packages/kit';
import { isOwnWord } from './own-words.ts';

/** Characters that every password has at least. */
export const minimumPassword = 6;

/** Characters that a password has at most. */
export const longestPassword = 128;

/** What a new password is held to. */
export interface PasswordRules {
  /** Characters at least. */
  minimum: number;
  /** Names of the person and the organisation, e-mail included: too easy to guess. */
  ownWords: readonly string[];
  /** What everybody takes, in lower case. */
  common: ReadonlySet<string>;
}

/** A new password as a form has it. */
export interface NewPassword {
  new_password: string;
  confirm_password: string;
}

/** Fields that are wrong, each with its sentence. */
export type PasswordProblems = Partial<
  Record<'current_password' | 'new_password' | 'confirm_password', string>
>;

/** How long the passwords of an organisation are at least: 6, or what it asks for from 8 to 64. */
export function passwordMinimum(metadata: OrganisationMetadata): number {
  const wanted = metadata['_password_min_length'];
  const isRaised = typeof wanted === 'number' && Number.isInteger(wanted);
  return isRaised && wanted >= 8 && wanted <= 64 ? wanted : minimumPassword;
}

/** What is wrong with the password of a sign-in before it is sent, or null. */
export function passwordProblem(password: string): string | null {
  if (password === '') return authMessages.passwordRequired;
  return lengthProblem(password, minimumPassword);
}

/** What is wrong with a password that somebody chooses, or null. */
export function chosenPasswordProblem(password: string, rules: PasswordRules): string | null {
  const length = lengthProblem(password, rules.minimum);
  if (length !== null) return length;
  // Spaces and characters that are not drawn, in any number.
  if (oneLine(password) === '') return authMessages.passwordBlank;
  const isCommon = rules.common.has(password.toLowerCase()) || isOwnWord(password, rules.ownWords);
  return isCommon ? authMessages.passwordCommon : null;
}

/** What is wrong with a new password and its confirmation; nothing where it may be taken. */
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

/** What is wrong with the length of a password, or null. */
export function lengthProblem(password: string, minimum: number): string | null {
  if (password.length > longestPassword) return authMessages.passwordLong;
  if (password.length >= minimum) return null;
  return minimum === minimumPassword ? authMessages.passwordShort : passwordShortText(minimum);
}
