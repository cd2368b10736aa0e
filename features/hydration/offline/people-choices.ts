import { measurementIndex } from '#measurements/offline';
import { defineRead } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import type { User } from '#people/contract';
import { personName } from '#people/domain';
import type { LabelCount } from '#people/domain';
import { tagsById } from '#tags/offline';
import { countedPeople } from './counted-people.ts';
import { stateOfPerson, userCodes } from './latest-tests.ts';
import { latestOfAll } from './people-read.ts';
import { labelsOf, sortedPeople, textMatcher } from './person-texts.ts';

/** Search of people in a filter. */
export interface ChoicesQuery {
  search: string;
  showHidden: boolean;
}

/**
 * People to choose from: by name, hidden ones last. In columns, as thousands of people are sent to
 * the page at once.
 */
export interface PeopleChoices {
  user_ids: string[];
  names: string[];
  /** Names of each person's labels. */
  labels: string[];
  /** Time of each person's last measurement, in milliseconds since 1970; NaN if there is none. */
  measured: Float64Array;
  /** Index of the first hidden person. */
  firstHidden: number;
}

/** People who can count and who match the search. */
export const peopleChoices = defineRead({
  name: 'hydration.people_choices',
  tables: ['users', 'tags', 'measurements'],
  run(copy, { search, showHidden }: ChoicesQuery): PeopleChoices {
    const isFound = textMatcher(copy, search);
    const counted = countedPeople(copy, everybody(showHidden));
    const found = sortedPeople(copy).filter(
      ({ user_id }) => counted.has(user_id) && isFound(user_id),
    );
    const shown = found.filter(({ is_hidden }) => !is_hidden);
    const people = [...shown, ...found.filter(({ is_hidden }) => is_hidden)];
    const texts = labelTexts(copy);
    return {
      user_ids: people.map(({ user_id }) => user_id),
      names: people.map(personName),
      labels: people.map(({ user_id }) => texts.get(user_id) ?? ''),
      measured: measuredTimes(copy, people),
      firstHidden: shown.length,
    };
  },
});

/** Labels to filter by, with the number of their counted people. */
export const labelChoices = defineRead({
  name: 'hydration.label_choices',
  tables: ['users', 'tags'],
  run(copy, { showHidden }: Pick<ChoicesQuery, 'showHidden'>): LabelCount[] {
    const counts = new Map<string, number>();
    for (const { tag_ids } of countedPeople(copy, everybody(showHidden)).values())
      for (const id of tag_ids) counts.set(id, (counts.get(id) ?? 0) + 1);
    return [...tagsById(copy).values()]
      .filter((tag) => tag.active && !tag.is_hidden)
      .map(({ tag_id, name, type }) => ({ tag_id, name, type, people: counts.get(tag_id) ?? 0 }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  },
});

function everybody(showHidden: boolean) {
  return { search: '', user_ids: [], showHidden };
}

function labelTexts(copy: Copy): ReadonlyMap<string, string> {
  return copy.memo('hydration.label-texts', ['users', 'tags'], () => {
    const text = (person: User) =>
      labelsOf(copy, person)
        .map(({ name }) => name)
        .join(', ');
    return new Map(sortedPeople(copy).map((person) => [person.user_id, text(person)]));
  });
}

function measuredTimes(copy: Copy, people: readonly User[]): Float64Array {
  const { created } = measurementIndex(copy);
  const [latest, codes] = [latestOfAll(copy), userCodes(copy)];
  return Float64Array.from(people, ({ user_id }) => {
    const { slot } = stateOfPerson(copy, latest, codes.get(user_id));
    return slot === null ? Number.NaN : (created[slot] ?? Number.NaN);
  });
}
