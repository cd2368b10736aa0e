import { authMessages } from '#auth/contract';
import { chosenPasswordProblem, minimumPassword, newEmailProblem, ownWordsOf } from '#auth/domain';
import { registrationMessages } from '#registration/contract';
import type { Registration } from '#registration/contract';

/** A field of the form that somebody types. */
export type RegistrationField =
  'organisation_name' | 'name_first' | 'name_last' | 'email' | 'password';

type Typed = Pick<Registration, RegistrationField>;

/** Characters at most. */
const longest = { name: 100, email: 254 } as const;

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

/**
 * What is wrong with each field, in the words of the form; empty where nothing is.
 *
 * @param common passwords that everybody takes, in lower case
 */
export function registrationProblems(
  form: Typed,
  common: ReadonlySet<string>,
): Partial<Record<RegistrationField, string>> {
  const { organisation_name, name_first, name_last, email, password } = cleanRegistration(form);
  const { organisationRequired, firstRequired, lastRequired } = registrationMessages;
  const ownWords = ownWordsOf({ name_first, name_last, email, organisation: organisation_name });
  const found: Record<RegistrationField, string | null> = {
    organisation_name: nameProblem(organisation_name, organisationRequired),
    name_first: nameProblem(name_first, firstRequired),
    name_last: nameProblem(name_last, lastRequired),
    email: mailProblem(email),
    password:
      password === ''
        ? authMessages.passwordRequired
        : chosenPasswordProblem(password, { minimum: minimumPassword, ownWords, common }),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

function nameProblem(name: string, required: string): string | null {
  if (name === '') return required;
  if (name.length > longest.name) return registrationMessages.tooLong;
  return hasControls(name) ? registrationMessages.invalid : null;
}

function mailProblem(email: string): string | null {
  const isStorable = email.length <= longest.email && !hasControls(email);
  return newEmailProblem(email) ?? (isStorable ? null : authMessages.emailInvalid);
}

/** No name has a line break, and PostgreSQL stores no zero byte. */
function hasControls(text: string): boolean {
  return /\p{Cc}/u.test(text);
}
