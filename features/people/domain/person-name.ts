import type { User } from '#people/contract';
import { compareNames } from '#packages/kit';

type Named = Pick<User, 'name_first' | 'name_last'>;

/** First and last name with one space, or the only name there is. */
export function personName({ name_first, name_last }: Named): string {
  return `${name_first.trim()} ${name_last.trim()}`.trim();
}

/** Up to two capitals, shown if there is no picture: of first and last name, or of the only one. */
export function personInitials({ name_first, name_last }: Named): string {
  const [first, last] = [letterOf(name_first), letterOf(name_last)];
  return `${first}${last}`;
}

/** Sort order of lists: by full name regardless of accents and case, ties by id. */
export function byName(a: Named & { user_id: string }, b: Named & { user_id: string }): number {
  return compareNames(personName(a), personName(b)) || (a.user_id < b.user_id ? -1 : 1);
}

function letterOf(name: string): string {
  return Array.from(name.trim())[0]?.toLocaleUpperCase('en') ?? '';
}
