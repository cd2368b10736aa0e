import { dayOfTime, measurementIndex } from '#measurements/offline';
import { personName } from '#people/domain';
import type { User } from '#people/contract';
import type { Copy } from '#packages/sync/offline';
import { tagsById } from '#tags/offline';
import { countedPeople } from './counted-people.ts';
import { expectedDays } from './expected-days.ts';
import { userCodes } from './latest-tests.ts';
import { sortedPeople } from './person-texts.ts';
import { hasTagOfEveryGroup } from './tag-matcher.ts';
import { countedTestSlots } from './test-slots.ts';
import type { TestFilter } from './test-slots.ts';

/**
 * Valid tests of people per day. In columns, as thousands of people are sent to the page at once.
 */
export interface CalendarCounts {
  /** In the order of names. */
  user_ids: string[];
  names: string[];
  /** For each person the index of their tags in `tagLists`; many people have the same. */
  tagLists: string[][];
  tagsOf: Uint16Array;
  days: number;
  /** The days of one person are adjacent; people in order. */
  counts: Uint16Array;
  /**
   * In the same order; one bit for each part of the day with a test, the first three hours in the
   * lowest bit.
   */
  parts: Uint8Array;
  /** In the same order; whether tests are expected, as an index in `dayStates`. */
  expected: Uint8Array;
}

/** Number of parts of a day in `parts`. */
const partsOfDay = 8;

/**
 * Number of valid tests of each person on each day. A person is listed if they have the labels now,
 * or one of their tests had them.
 *
 * @param starts starts of the days, ascending, in milliseconds since 1970, and the end of the last
 *   day
 */
export function calendarOf(
  copy: Copy,
  filter: TestFilter,
  starts: readonly number[],
  now: number,
): CalendarCounts {
  const { created, valid, user, userIds } = measurementIndex(copy);
  const days = Math.max(0, starts.length - 1);
  const perCode = new Uint16Array(userIds.length * days);
  const partsPerCode = new Uint8Array(userIds.length * days);
  const isTested = new Uint8Array(userIds.length);
  const [first, end] = [starts[0] ?? Infinity, starts.at(-1) ?? -Infinity];
  for (const slot of countedTestSlots(copy, filter)) {
    const [time, code] = [created[slot] ?? 0, user[slot] ?? 0];
    if (!valid[slot] || time < first || time >= end) continue;
    const day = dayOfTime(starts, time);
    const index = code * days + day;
    perCode[index] = (perCode[index] ?? 0) + 1;
    partsPerCode[index] = (partsPerCode[index] ?? 0) | (1 << partOf(starts, day, time));
    isTested[code] = 1;
  }
  const codes = userCodes(copy);
  const counted = countedPeople(copy, filter.people);
  const people = sortedPeople(copy).filter(
    ({ user_id, tag_ids }) =>
      counted.has(user_id) &&
      (hasTagOfEveryGroup(tag_ids, filter.groups) || isTested[codes.get(user_id) ?? -1] === 1),
  );
  const counts = new Uint16Array(people.length * days);
  const parts = new Uint8Array(people.length * days);
  for (const [row, { user_id }] of people.entries()) {
    const code = codes.get(user_id);
    if (code === undefined) continue;
    counts.set(perCode.subarray(code * days, (code + 1) * days), row * days);
    parts.set(partsPerCode.subarray(code * days, (code + 1) * days), row * days);
  }
  const named = namesOf(copy, people);
  const expected = expectedDays(copy, named.user_ids, starts, now);
  return { ...named, days, counts, parts, expected };
}

/** Time of the first valid test of a filter, in milliseconds since 1970; null if there is none. */
export function firstTest(copy: Copy, filter: TestFilter): number | null {
  const { created, valid } = measurementIndex(copy);
  let first = Infinity;
  for (const slot of countedTestSlots(copy, filter)) {
    if (valid[slot]) first = Math.min(first, created[slot] ?? Infinity);
  }
  return first === Infinity ? null : first;
}

function partOf(starts: readonly number[], day: number, time: number): number {
  const [start = 0, end = 0] = [starts[day], starts[day + 1]];
  return Math.floor(((time - start) / (end - start)) * partsOfDay);
}

function namesOf(
  copy: Copy,
  people: readonly User[],
): Pick<CalendarCounts, 'user_ids' | 'names' | 'tagLists' | 'tagsOf'> {
  const places = new Map<string, number>();
  const tagsOf = Uint16Array.from(people, ({ tag_ids }) => {
    const key = tag_ids.join();
    const index = places.get(key) ?? places.size;
    places.set(key, index);
    return index;
  });
  return {
    user_ids: people.map(({ user_id }) => user_id),
    names: people.map(personName),
    tagLists: [...places.keys()].map((key) => tagNames(copy, key.split(','))),
    tagsOf,
  };
}

/** Names of the tags among labels, without jobs and places. */
function tagNames(copy: Copy, tag_ids: readonly string[]): string[] {
  const tags = tagsById(copy);
  return tag_ids
    .flatMap((id) => tags.get(id) ?? [])
    .filter((tag) => tag.active && tag.type === 'default')
    .map(({ name }) => name)
    .sort((a, b) => a.localeCompare(b, 'en'));
}
