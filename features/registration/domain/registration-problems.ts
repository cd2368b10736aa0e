import { authMessages } from '#auth/contract';
import { emailProblem, passwordProblem } from '#auth/domain';
import { registrationMessages } from '#registration/contract';
import type { Registration } from '#registration/contract';

/** A field of the form that somebody types. */
export type RegistrationField =
  'organisation_name' | 'name_first' | 'name_last' | 'email' | 'password';

type Typed = Pick<Registration, RegistrationField>;

/** Characters at most. */
const longest = { name: 100, email: 254, password: 128 } as const;

/** The form as it is kept: trimmed, the e-mail in lower case, the password untouched. */
export function cleanRegistration<Form extends Typed>(form: Form): Form {
  return {
    ...form,
    organisation_name: form.organisation_name.trim(),
    name_first: form.name_first.trim(),
    name_last: form.name_last.trim(),
    email: form.email.trim().toLowerCase(),
  };
}

/** What is wrong with each field, in the words of the form; empty where nothing is. */
export function registrationProblems(form: Typed): Partial<Record<RegistrationField, string>> {
  const { organisation_name, name_first, name_last, email, password } = cleanRegistration(form);
  const { organisationRequired, firstRequired, lastRequired } = registrationMessages;
  const found: Record<RegistrationField, string | null> = {
    organisation_name: nameProblem(organisation_name, organisationRequired),
    name_first: nameProblem(name_first, firstRequired),
    name_last: nameProblem(name_last, lastRequired),
    email: email.length > longest.email ? authMessages.emailInvalid : emailOf(email),
    password:
      password.length > longest.password ? registrationMessages.tooLong : passwordProblem(password),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

function nameProblem(name: string, required: string): string | null {
  if (name === '') return required;
  if (name.length > longest.name) return registrationMessages.tooLong;
  return hasControls(name) ? registrationMessages.invalid : null;
}

function emailOf(email: string): string | null {
  return emailProblem(email) ?? (hasControls(email) ? authMessages.emailInvalid : null);
}

/** No name has a line break, and PostgreSQL stores no zero byte. */
function hasControls(text: string): boolean {
  return /\p{Cc}/u.test(text);
}
