import type { WriteTx } from '#packages/database';
import { HttpError } from '#packages/http/server';
import { oneLine } from '#packages/kit';
import { nameProblems } from '#people/domain';
import { invalidForm } from './refuse-form.ts';
import { storeNames } from './user-store.ts';
import type { PersonRow } from './user-store.ts';

/** The names that a change brings along; what is missing stays. */
export interface GivenNames {
  name_first?: string | undefined;
  name_last?: string | undefined;
}

/**
 * Gives a person the names that were sent; gives the words of those that are new. Names that they
 * have are no change.
 *
 * @throws HttpError INVALID with a sentence for each name, NOT_FOUND for whoever has left meanwhile
 */
export async function changeNames(
  tx: WriteTx,
  person: PersonRow,
  { name_first, name_last }: GivenNames,
): Promise<string[]> {
  // A name that is not sent stays in the form in which it was stored.
  const names = {
    name_first: name_first === undefined ? person.name_first : oneLine(name_first),
    name_last: name_last === undefined ? person.name_last : oneLine(name_last),
  };
  const changed = [
    ...(names.name_first === person.name_first ? [] : ['first name']),
    ...(names.name_last === person.name_last ? [] : ['last name']),
  ];
  if (changed.length === 0) return [];
  const problems = nameProblems(names);
  if (Object.keys(problems).length > 0) throw invalidForm(problems);
  if (!(await storeNames(tx, person.user_id, names))) throw new HttpError('NOT_FOUND');
  return changed;
}
