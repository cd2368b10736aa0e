import type { WriteTx } from '#packages/database';
import { HttpError } from '#packages/http/server';
import { oneLine } from '#packages/kit';
import { nameProblems } from '#people/domain';
import { invalidForm } from './refuse-form.ts';
import { storeNames } from './user-store.ts';
import type { PersonRow } from './user-store.ts';

/** The names of a change. Missing names do not change. */
export interface GivenNames {
  name_first?: string | undefined;
  name_last?: string | undefined;
}

/**
 * Sets the sent names of a person. Returns the words for those that are new.
 *
 * @throws HttpError INVALID with a message for each name, NOT_FOUND if the person was removed
 *   meanwhile
 */
export async function changeNames(
  tx: WriteTx,
  person: PersonRow,
  { name_first, name_last }: GivenNames,
): Promise<string[]> {
  // A name that is not sent keeps its stored form.
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
