import { isStorable, oneLine } from '#packages/kit';
import { peopleMessages } from '#people/contract';
import type { User } from '#people/contract';

type Names = Pick<User, 'name_first' | 'name_last'>;

/** Error messages by field; empty if both names are valid. */
export type NameProblems = Partial<Record<keyof Names, string>>;

/** Maximum length in characters, the same as in the registration form. */
const longest = 100;

/** Names as compared and stored: see `oneLine`. */
export function cleanNames({ name_first, name_last }: Names): Names {
  return { name_first: oneLine(name_first), name_last: oneLine(name_last) };
}

/**
 * Error messages for the names of a person, worded for the form. One of the two names is enough.
 */
export function nameProblems(names: Names): NameProblems {
  const { name_first, name_last } = cleanNames(names);
  const found: NameProblems = {};
  const [first, last] = [nameProblem(names.name_first), nameProblem(names.name_last)];
  if (first !== null) found.name_first = first;
  if (last !== null) found.name_last = last;
  const isMissing = name_first === '' && name_last === '' && first === null && last === null;
  return isMissing ? { name_first: peopleMessages.nameRequired } : found;
}

function nameProblem(typed: string): string | null {
  if (!isStorable(typed)) return peopleMessages.nameInvalid;
  return oneLine(typed).length > longest ? peopleMessages.nameTooLong : null;
}
