import { foldText } from '#packages/kit';
import type { Copy } from '#packages/sync/offline';
import type { User } from '#people/contract';
import { byName, personName } from '#people/domain';
import type { Label } from '#people/domain';
import { peopleById } from '#people/offline';
import { tagsById } from '#tags/offline';

/** All active people by name, including hidden and test people. */
export function sortedPeople(copy: Copy): readonly User[] {
  return copy.memo('hydration.people-by-name', ['users'], () =>
    [...peopleById(copy).values()].filter((person) => person.active).sort(byName),
  );
}

/** The labels of a person, by name. */
export function labelsOf(copy: Copy, person: User): Label[] {
  const tags = tagsById(copy);
  return person.tag_ids
    .flatMap((id) => tags.get(id) ?? [])
    .filter((tag) => tag.active)
    .map(({ tag_id, name, type }) => ({ tag_id, name, type }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/**
 * Returns a test for active people by id: true if name, email or labels contain every word of the
 * search. Case and accents are ignored; an empty search matches everybody.
 */
export function textMatcher(copy: Copy, search: string): (user_id: string) => boolean {
  const words = foldText(search).split(' ').filter(Boolean);
  if (words.length === 0) return () => true;
  const texts = searchTexts(copy);
  return (user_id) => {
    const text = texts.get(user_id);
    return text !== undefined && words.every((word) => text.includes(word));
  };
}

/** Normalised name, email and labels of each person, computed once. */
function searchTexts(copy: Copy): ReadonlyMap<string, string> {
  return copy.memo('hydration.people-texts', ['users', 'tags'], () => {
    const text = (person: User) =>
      [personName(person), person.email ?? '', ...labelsOf(copy, person).map(({ name }) => name)]
        .map(foldText)
        .join('\n');
    return new Map(sortedPeople(copy).map((person) => [person.user_id, text(person)]));
  });
}
