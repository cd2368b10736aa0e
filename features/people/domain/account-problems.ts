import { chosenPasswordProblem, emailProblem, newEmailProblem } from '#auth/domain';
import type { PasswordRules } from '#auth/domain';
import { peopleMessages } from '#people/contract';

/** Email and password as entered in a form. An empty password leaves the stored one unchanged. */
export interface AccountForm {
  email: string;
  password: string;
}

/** Error messages by field; empty if both are valid. */
export type AccountProblems = Partial<Record<keyof AccountForm, string>>;

/** An email as stored: lower case, without surrounding spaces; null for none. */
export function cleanEmail(email: string | null | undefined): string | null {
  const text = (email ?? '').trim().toLowerCase();
  return text === '' ? null : text;
}

/** Domain of a stored email. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1);
}

/**
 * Error messages for the email and password of a person, worded for the form. An email requires a
 * password and a password requires an email, but a person who has an email already needs no new
 * password.
 *
 * @param storedEmail the person's current email; null for none and for a new person
 */
export function accountProblems(
  form: AccountForm,
  storedEmail: string | null,
  rules: PasswordRules,
): AccountProblems {
  const email = cleanEmail(form.email);
  const found: AccountProblems = {};
  if (email === null) {
    if (form.password !== '') found.email = peopleMessages.emailRequired;
  } else if (!isValidEmail(email, storedEmail)) {
    found.email = peopleMessages.emailInvalid;
  } else if (form.password === '' && storedEmail === null) {
    found.password = peopleMessages.passwordRequired;
  }
  if (form.password === '') return found;
  const problem = chosenPasswordProblem(form.password, rules);
  return problem === null ? found : { ...found, password: problem };
}

/** An email that is stored already stays valid. */
function isValidEmail(email: string, storedEmail: string | null): boolean {
  return (email === storedEmail ? emailProblem(email) : newEmailProblem(email)) === null;
}
