import { foldText } from '#packages/kit';
import type { Copy } from '#packages/sync/offline';
import type { User } from '#people/contract';
import { byName, personName } from '#people/domain';
import type { Label } from '#people/domain';
import { peopleById } from '#people/offline';
import { tagsById } from '#tags/offline';

/** Everybody who is active, by name; hidden people and test persons among them. */
export function sortedPeople(copy: Copy): readonly User[] {
  return copy.memo('hydration.people-by-name', ['users'], () =>
    [...peopleById(copy).values()].filter((person) => person.active).sort(byName),
  );
}

/** The labels a person wears, by name. */
export function labelsOf(copy: Copy, person: User): Label[] {
  const tags = tagsById(copy);
  return person.tag_ids
    .flatMap((id) => tags.get(id) ?? [])
    .filter((tag) => tag.active)
    .map(({ tag_id, name, type }) => ({ tag_id, name, type }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/**
 * Gives a test of active people by their id: true where the name, the e-mail or a label contains
 * every word of the search. Case and accents do not count; an empty search finds everybody.
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

/** Folded name, e-mail and labels of each person, worked out once. */
function searchTexts(copy: Copy): ReadonlyMap<string, string> {
  return copy.memo('hydration.people-texts', ['users', 'tags'], () => {
    const text = (person: User) =>
      [personName(person), person.email ?? '', ...labelsOf(copy, person).map(({ name }) => name)]
        .map(foldText)
        .join('\n');
    return new Map(sortedPeople(copy).map((person) => [person.user_id, text(person)]));
  });
}
