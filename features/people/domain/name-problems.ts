import { isStorable, oneLine } from '#packages/kit';
import { peopleMessages } from '#people/contract';
import type { User } from '#people/contract';

type Names = Pick<User, 'name_first' | 'name_last'>;

/** What is wrong with each of the two names; none where nothing is. */
export type NameProblems = Partial<Record<keyof Names, string>>;

/** Characters at most, as in the form that registers an organisation. */
const longest = 100;

/** Names as they are compared and stored: see `oneLine`. */
export function cleanNames({ name_first, name_last }: Names): Names {
  return { name_first: oneLine(name_first), name_last: oneLine(name_last) };
}

/** What is wrong with the names of a person, in the words of the form; one of the two will do. */
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
