import { chosenPasswordProblem, emailProblem, newEmailProblem } from '#auth/domain';
import type { PasswordRules } from '#auth/domain';
import { peopleMessages } from '#people/contract';

/** E-mail and password as a form has them; an empty password leaves the one there is. */
export interface AccountForm {
  email: string;
  password: string;
}

/** What is wrong with each of the two; none where nothing is. */
export type AccountProblems = Partial<Record<keyof AccountForm, string>>;

/** An e-mail as it is kept: in small letters, without spaces around it; null for none. */
export function cleanEmail(email: string | null | undefined): string | null {
  const text = (email ?? '').trim().toLowerCase();
  return text === '' ? null : text;
}

/** The mail domain of an e-mail as it is kept. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1);
}

/**
 * What is wrong with the e-mail and the password of a person, in the words of the form: neither goes
 * without the other, but that whoever has an e-mail already needs no new password.
 *
 * @param storedEmail that the person has so far; null for none and for somebody new
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

/** An e-mail that is stored already stays as valid as it was. */
function isValidEmail(email: string, storedEmail: string | null): boolean {
  return (email === storedEmail ? emailProblem(email) : newEmailProblem(email)) === null;
}
