import { HttpError } from '#packages/http/server';
import { peopleMessages } from '#people/contract';

/** The error of an invalid form, with a message for each field. */
export function invalidForm(errors: Readonly<Record<string, string | undefined>>): HttpError {
  const said = Object.entries(errors).flatMap(([field, sentence]) =>
    sentence === undefined ? [] : [[field, sentence] as const],
  );
  const [message = peopleMessages.unknownField] = said.map(([, sentence]) => sentence);
  return new HttpError('INVALID', { message, errors: Object.fromEntries(said) });
}
