import { authMessages } from '#auth/contract';
import { chosenPasswordProblem, minimumPassword, newEmailProblem, ownWordsOf } from '#auth/domain';
import { isStorable, oneLine } from '#packages/kit';
import { registrationMessages } from '#registration/contract';
import type { Registration } from '#registration/contract';

/** A text field of the form. */
export type RegistrationField =
  'organisation_name' | 'name_first' | 'name_last' | 'email' | 'password';

type Typed = Pick<Registration, RegistrationField>;

/** Maximum length of a name. */
const longest = 100;

/** The form in stored form: names as one line, the email in lower case, the password unchanged. */
export function cleanRegistration<Form extends Typed>(form: Form): Form {
  return {
    ...form,
    organisation_name: oneLine(form.organisation_name),
    name_first: oneLine(form.name_first),
    name_last: oneLine(form.name_last),
    email: form.email.trim().toLowerCase(),
  };
}

/**
 * Error messages by field; empty if there are none.
 *
 * @param common common passwords, in lower case
 */
export function registrationProblems(
  form: Typed,
  common: ReadonlySet<string>,
): Partial<Record<RegistrationField, string>> {
  const { organisation_name, name_first, name_last, email, password } = cleanRegistration(form);
  const { firstRequired, lastRequired } = registrationMessages;
  const ownWords = ownWordsOf({ name_first, name_last, email, organisation: organisation_name });
  const found: Record<RegistrationField, string | null> = {
    organisation_name: organisationNameProblem(form.organisation_name),
    name_first: nameProblem(form.name_first, firstRequired),
    name_last: nameProblem(form.name_last, lastRequired),
    email: newEmailProblem(email),
    password:
      password === ''
        ? authMessages.passwordRequired
        : chosenPasswordProblem(password, { minimum: minimumPassword, ownWords, common }),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

/** Error message for the name of a new organisation, or null. */
export function organisationNameProblem(name: string): string | null {
  return nameProblem(name, registrationMessages.organisationRequired);
}

function nameProblem(typed: string, required: string): string | null {
  if (!isStorable(typed)) return registrationMessages.invalid;
  const name = oneLine(typed);
  if (name === '') return required;
  return name.length > longest ? registrationMessages.tooLong : null;
}
