import { hydrationStates, hydrationStatuses } from '#hydration/domain';
import type { HydrationState } from '#hydration/domain';
import { windowTest } from '#measurements/domain';
import { measurementIndex } from '#measurements/offline';
import { defineRead } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import { countedPeople } from './counted-people.ts';
import { latestTests, userCodes } from './latest-tests.ts';
import type { StateWithTest } from './latest-tests.ts';
import { memoByKey } from './memo-by-key.ts';
import { statusRanks } from './status-ranks.ts';
import { hydrationType } from './test-slots.ts';
import type { TestFilter } from './test-slots.ts';
import { tagMatcher, hasTagOfEveryGroup } from './tag-matcher.ts';

/** State of one person in a window. */
export interface PersonStatus {
  user_id: string;
  state: HydrationState;
  /** mOsm; null without a valid test. */
  value: number | null;
  /** Time of that test in milliseconds since 1970. */
  time: number | null;
}

/** People per state, with the number of their tests. */
export interface StatusCounts {
  counts: Record<HydrationState, number>;
  people: number;
  /** Valid tests of these people in the window. */
  tests: number;
  /** Number of them that the server does not have yet. */
  unsent: number;
}

/** State of each counted person by the latest valid test in a window. */
export const statusPerPerson = defineRead({
  name: 'hydration.status_per_person',
  tables: ['users', 'measurements'],
  run(copy, filter: TestFilter): PersonStatus[] {
    const index = measurementIndex(copy);
    return statesOfPeople(copy, filter).map(({ user_id, state, slot }) => ({
      user_id,
      state,
      value: slot === null || state === 'invalid' ? null : (index.value[slot] ?? null),
      time: slot === null ? null : (index.created[slot] ?? null),
    }));
  },
});

/** People per state among the current members of a tag. */
export interface TagStatus {
  tag_id: string;
  counts: Record<HydrationState, number>;
}

/** Status by tag in a window: one pass over all tests, then one over the people and their tags. */
export const statusByTag = defineRead({
  name: 'hydration.status_by_tag',
  tables: ['users', 'measurements'],
  run: (copy, filter: TestFilter): TagStatus[] => countByTag(copy, filter),
});

/** People per state for each tag of counted people. */
export function countByTag(copy: Copy, filter: TestFilter): TagStatus[] {
  const people = countedPeople(copy, filter.people);
  const byTag = new Map<string, TagStatus>();
  for (const { user_id, state } of statesOfPeople(copy, filter)) {
    for (const tag_id of people.get(user_id)?.tag_ids ?? []) {
      const status = byTag.get(tag_id) ?? { tag_id, counts: noCounts() };
      byTag.set(tag_id, status);
      status.counts[state] += 1;
    }
  }
  return [...byTag.values()];
}

/** Number of people in each state in a window, and of their valid tests. */
export function countStatuses(copy: Copy, filter: TestFilter): StatusCounts {
  const counts = noCounts();
  const all = statesOfPeople(copy, filter);
  let tests = 0;
  for (const person of all) {
    counts[person.state] += 1;
    tests += person.tests;
  }
  return { counts, people: all.length, tests, unsent: countUnsent(copy, filter) };
}

/** Ids of the people in some states in a window: as many as `countStatuses` counts. */
export function peopleInStates(
  copy: Copy,
  filter: TestFilter,
  states: readonly HydrationState[],
): string[] {
  return statesOfPeople(copy, filter).flatMap(({ user_id, state }) =>
    states.includes(state) ? [user_id] : [],
  );
}

/** Queued valid tests of counted people in the window; there are always few. */
function countUnsent(copy: Copy, { groups, people: shown, ...window }: TestFilter): number {
  const isIn = windowTest(window);
  const index = measurementIndex(copy);
  const people = countedPeople(copy, shown);
  const matches = tagMatcher(index.tagSets, groups);
  return [...copy.unsent('measurements').keys()]
    .map((measurement_id) => index.slotOf(measurement_id))
    .filter((slot) => {
      const created = index.created[slot] ?? 0;
      if (index.type[slot] !== hydrationType || !index.valid[slot]) return false;
      if (!isIn(created)) return false;
      if (!people.has(index.userIds[index.user[slot] ?? -1] ?? '')) return false;
      return matches(index.tagSet[slot] ?? 0, index.userTagSet[slot] ?? 0);
    }).length;
}

/** Zero for every state. */
export function noCounts(): Record<HydrationState, number> {
  return Object.fromEntries(hydrationStates.map((state) => [state, 0])) as StatusCounts['counts'];
}

/** State of a person in a window, with the number of their valid tests. */
interface CountedState extends StateWithTest {
  user_id: string;
  tests: number;
}

/**
 * People count if they have the labels now, or if one of their tests in the window had them. The
 * cards of a screen share the states.
 */
function statesOfPeople(copy: Copy, filter: TestFilter): readonly CountedState[] {
  const tables = ['users', 'tags', 'measurements'] as const;
  return memoByKey(copy, 'hydration.states-of-people', tables, filter, () =>
    findStates(copy, filter),
  );
}

function findStates(copy: Copy, filter: TestFilter): CountedState[] {
  const latest = latestTests(copy, filter);
  const [codes, rankOf] = [userCodes(copy), statusRanks(copy)];
  const found: CountedState[] = [];
  for (const [user_id, person] of countedPeople(copy, filter.people)) {
    const code = codes.get(user_id) ?? -1;
    const [valid, invalid] = [latest.valid[code] ?? -1, latest.invalid[code] ?? -1];
    const tests = latest.tests[code] ?? 0;
    const status = hydrationStatuses[valid < 0 ? -1 : rankOf(valid)];
    if (status !== undefined) found.push({ user_id, state: status, slot: valid, tests });
    else if (invalid >= 0) found.push({ user_id, state: 'invalid', slot: invalid, tests });
    else if (hasTagOfEveryGroup(person.tag_ids, filter.groups)) {
      found.push({ user_id, state: 'not_tested', slot: null, tests });
    }
  }
  return found;
}
