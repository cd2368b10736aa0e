import { hydrationStates } from '#hydration/domain';
import { measurementIndex } from '#measurements/offline';
import { accessWord, refusalsOf, withPendingPeople } from '#people/domain';
import type { LabelCount, PeoplePage, PeopleQuery, PersonRow } from '#people/domain';
import type { User } from '#people/contract';
import type { Viewer } from '#permissions/contract';
import { viewerOf } from '#permissions/offline';
import { defineRead } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import { tagsById } from '#tags/offline';
import { latestTests, stateOfPerson, userCodes } from './latest-tests.ts';
import type { LatestTests, StateWithTest } from './latest-tests.ts';
import { labelsOf, sortedPeople, textMatcher } from './person-texts.ts';
import { hasTagOfEveryGroup } from './tag-matcher.ts';

/** A page of the list of people with each person's state by the latest valid test. */
export const peopleList = defineRead({
  name: 'hydration.people',
  tables: ['users', 'tags', 'permissions', 'measurements'],
  run(copy, query: PeopleQuery, { user_id }): PeoplePage {
    const viewer = viewerOf(copy, user_id);
    const { people, pending } = withPendingPeople(peopleInOrder(copy, query), query.pending);
    const shown = people.filter(amongst(query));
    const matching = shown.filter(matcherOf(copy, query));
    const start = query.page * query.size;
    return {
      rows: matching.slice(start, start + query.size).map((person) => ({
        ...personRow(copy, viewer, person),
        isPending: pending.has(person.user_id),
      })),
      matching: matching.length,
      total: shown.length,
    };
  },
});

/** Labels to filter by, with the number of people who have each. */
export const peopleLabels = defineRead({
  name: 'hydration.people_labels',
  tables: ['users', 'tags'],
  run(copy, query: Pick<PeopleQuery, 'showHidden' | 'memberOf'>): LabelCount[] {
    const counts = new Map<string, number>();
    for (const person of sortedPeople(copy).filter(amongst(query))) {
      for (const id of person.tag_ids) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    return [...tagsById(copy).values()]
      .filter((tag) => tag.active && !tag.is_hidden && tag.tag_id !== query.memberOf)
      .map(({ tag_id, name, type }) => ({ tag_id, name, type, people: counts.get(tag_id) ?? 0 }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  },
});

/** Whether a person is in the list before it is filtered. */
function amongst({ showHidden, memberOf }: Pick<PeopleQuery, 'showHidden' | 'memberOf'>) {
  return ({ is_hidden, tag_ids }: User): boolean =>
    (showHidden || !is_hidden) && (memberOf === undefined || tag_ids.includes(memberOf));
}

/** A person's state by their latest valid test. */
function latestStateOf(copy: Copy, user_id: string): PersonRow['latestState'] {
  const { state, slot } = stateOfPerson(copy, latestOfAll(copy), userCodes(copy).get(user_id));
  const index = measurementIndex(copy);
  return {
    state,
    value: slot === null || state === 'invalid' ? null : (index.value[slot] ?? null),
    time: slot === null ? null : (index.created[slot] ?? null),
    unsent: slot === null ? null : (copy.unsent('measurements').get(index.id(slot))?.state ?? null),
  };
}

/** A person as lists and their own page show them. */
export function personRow(copy: Copy, viewer: Viewer, person: User): PersonRow {
  const { user_id, name_first, name_last, email, is_hidden, experimental, has_picture } = person;
  const subject = viewerOf(copy, user_id);
  return {
    ...{ user_id, name_first, name_last, email, is_hidden, experimental, has_picture },
    labels: labelsOf(copy, person),
    access: accessWord(subject),
    latestState: latestStateOf(copy, user_id),
    refusals: refusalsOf(viewer, { ...person, grants: subject.grants }),
    isPending: false,
  };
}

/** The latest tests without a time limit. */
export function latestOfAll(copy: Copy): LatestTests {
  return copy.memo('hydration.latest', ['measurements'], () =>
    latestTests(copy, { from: null, to: null, groups: [] }),
  );
}

function matcherOf(copy: Copy, query: PeopleQuery): (person: User) => boolean {
  const isFound = textMatcher(copy, query.search);
  const groups = [query.tag_ids, query.job_ids, query.location_ids].filter(
    (list) => list.length > 0,
  );
  const among = query.among && new Set(query.among);
  const { states = [] } = query;
  const [latest, codes] = states.length === 0 ? [] : [latestOfAll(copy), userCodes(copy)];
  const isInState = ({ user_id }: User) =>
    latest === undefined || states.includes(stateOfPerson(copy, latest, codes?.get(user_id)).state);
  return (person) => {
    if (among?.has(person.user_id) === false || !isInState(person)) return false;
    return isFound(person.user_id) && hasTagOfEveryGroup(person.tag_ids, groups);
  };
}

/** All people in the requested order; cached, as other filters and pages use the same order. */
function peopleInOrder(copy: Copy, { sort, descending }: PeopleQuery): readonly User[] {
  const order = `${sort}-${descending ? 'down' : 'up'}`;
  return copy.memo(`hydration.people-${order}`, ['users', 'measurements'], () =>
    sortPeople(copy, sortedPeople(copy), { sort, descending }),
  );
}

/** Missing values come last in both directions; equal values stay sorted by name. */
function sortPeople(
  copy: Copy,
  people: readonly User[],
  { sort, descending }: Pick<PeopleQuery, 'sort' | 'descending'>,
): readonly User[] {
  const sign = descending ? -1 : 1;
  if (sort === 'name') return descending ? people.toReversed() : people;
  if (sort === 'email') {
    return people.toSorted((a, b) => last(a.email, b.email) ?? sign * compare(a.email, b.email));
  }
  const [latest, codes] = [latestOfAll(copy), userCodes(copy)];
  const states = new Map<User, StateWithTest>();
  for (const person of people) {
    states.set(person, stateOfPerson(copy, latest, codes.get(person.user_id)));
  }
  const keys = new Map<User, number | null>();
  for (const [person, state] of states) keys.set(person, sortKey(copy, state, sort));
  return people.toSorted((a, b) => {
    const [x, y] = [keys.get(a) ?? null, keys.get(b) ?? null];
    return last(x, y) ?? sign * ((x ?? 0) - (y ?? 0));
  });
}

function sortKey(
  copy: Copy,
  { state, slot }: StateWithTest,
  sort: PeopleQuery['sort'],
): number | null {
  if (sort === 'status') return hydrationStates.indexOf(state);
  if (slot === null) return null;
  const index = measurementIndex(copy);
  if (sort === 'time') return index.created[slot] ?? null;
  const value = index.value[slot] ?? Number.NaN;
  return state === 'invalid' || Number.isNaN(value) ? null : value;
}

function compare(a: string | null, b: string | null): number {
  return (a ?? '').localeCompare(b ?? '', 'en');
}

function last(a: unknown, b: unknown): number | undefined {
  if (a !== null && b !== null) return undefined;
  return a === b ? 0 : a === null ? 1 : -1;
}
