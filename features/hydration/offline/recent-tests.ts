import type { HydrationState } from '#hydration/domain';
import { measurementIndex } from '#measurements/offline';
import type { User } from '#people/contract';
import type { Copy, Unsent } from '#packages/sync/offline';
import { countedPeople } from './counted-people.ts';
import { isNewer, stateOfTest } from './latest-tests.ts';
import { recentLength } from './person-read.ts';
import { countedTestSlots } from './test-slots.ts';
import type { TestFilter } from './test-slots.ts';

/** One tile of the recent tests of all people. */
export interface RecentTestWithPerson {
  measurement_id: string;
  person: Pick<User, 'user_id' | 'name_first' | 'name_last' | 'has_picture'>;
  /** Milliseconds since 1970. */
  time: number;
  /** mOsm. */
  value: number;
  state: HydrationState;
  /** Queue state of a test that the server does not have yet; null for all others. */
  unsent: Unsent | null;
}

/** The 18 recent hydration tests of counted people in a filter, newest first. */
export function recentTests(copy: Copy, filter: TestFilter): RecentTestWithPerson[] {
  const index = measurementIndex(copy);
  const recent: number[] = [];
  // Later rows are mostly newer, so from the end few of them are ever among the newest.
  for (const slot of countedTestSlots(copy, filter).toReversed()) {
    const last = recent[recentLength - 1];
    if (last !== undefined && !isNewer(index, slot, last)) continue;
    const position = recent.findIndex((kept) => isNewer(index, slot, kept));
    recent.splice(position < 0 ? recent.length : position, 0, slot);
    if (recent.length > recentLength) recent.pop();
  }
  const people = countedPeople(copy, filter.people);
  return recent.flatMap((slot) => tileOf(copy, people, slot));
}

function tileOf(
  copy: Copy,
  people: ReadonlyMap<string, User>,
  slot: number,
): RecentTestWithPerson[] {
  const index = measurementIndex(copy);
  const person = people.get(index.userIds[index.user[slot] ?? -1] ?? '');
  if (person === undefined) return [];
  const { user_id, name_first, name_last, has_picture } = person;
  return [
    {
      measurement_id: index.id(slot),
      person: { user_id, name_first, name_last, has_picture },
      time: index.created[slot] ?? 0,
      value: index.value[slot] ?? 0,
      state: stateOfTest(copy, slot),
      unsent: copy.unsent('measurements').get(index.id(slot)) ?? null,
    },
  ];
}
