import { peopleMessages } from '#people/contract';
import type { User } from '#people/contract';

type Names = Pick<User, 'name_first' | 'name_last'>;

/** What is wrong with each of the two names; none where nothing is. */
export type NameProblems = Partial<Record<keyof Names, string>>;

/** Characters at most, as in the form that registers an organisation. */
const longest = 100;

/** Names as they are kept: without spaces around them. */
export function cleanNames({ name_first, name_last }: Names): Names {
  return { name_first: name_first.trim(), name_last: name_last.trim() };
}

/** What is wrong with the names of a person, in the words of the form; one of the two will do. */
export function nameProblems(names: Names): NameProblems {
  const { name_first, name_last } = cleanNames(names);
  if (name_first === '' && name_last === '') return { name_first: peopleMessages.nameRequired };
  const found: NameProblems = {};
  const [first, last] = [nameProblem(name_first), nameProblem(name_last)];
  if (first !== null) found.name_first = first;
  if (last !== null) found.name_last = last;
  return found;
}

function nameProblem(name: string): string | null {
  if (name.length > longest) return peopleMessages.nameTooLong;
  // No name has a line break, and PostgreSQL stores no zero byte.
  return /\p{Cc}/u.test(name) ? peopleMessages.nameInvalid : null;
}
