import { windowTest } from '#measurements/domain';
import { measurementIndex } from '#measurements/offline';
import { personName } from '#people/domain';
import type { User } from '#people/contract';
import type { Copy } from '#packages/sync/offline';
import { countedPeople } from './counted-people.ts';
import { averagePoints, historyLength, pointsOf, validSlots } from './history-points.ts';
import type { AveragePoint, HistoryPoint } from './history-points.ts';
import { latestTests } from './latest-tests.ts';
import type { TestFilter } from './test-slots.ts';
import { tagMatcher } from './tag-matcher.ts';

/** Maximum number of people with their own line; more are averaged. */
const mostLines = 6;

export interface PersonLine {
  user_id: string;
  name: string;
  points: HistoryPoint[];
}

export type HistoryOfPeople =
  | { kind: 'people'; lines: PersonLine[] }
  | { kind: 'average'; points: AveragePoint[]; people: number };

/**
 * The newest 64 points of a filter: by person if at most six were tested, otherwise averages per
 * test time.
 */
export function historyOfPeople(copy: Copy, filter: TestFilter): HistoryOfPeople {
  const people = countedPeople(copy, filter.people);
  const { valid } = latestTests(copy, filter);
  const { value, userIds } = measurementIndex(copy);
  // Hidden values are in no line and in no average, so their people are not counted.
  const tested = userIds.filter((user_id, code) => {
    const newest = valid[code] ?? -1;
    return newest >= 0 && !Number.isNaN(value[newest]) && people.has(user_id);
  });
  if (tested.length <= mostLines)
    return { kind: 'people', lines: lines(copy, filter, people, tested) };
  return { kind: 'average', points: averagePoints(copy, filter), people: tested.length };
}

function lines(
  copy: Copy,
  filter: TestFilter,
  people: ReadonlyMap<string, User>,
  user_ids: readonly string[],
): PersonLine[] {
  const index = measurementIndex(copy);
  const matches = tagMatcher(index.tagSets, filter.groups);
  const isIn = windowTest(filter);
  const isWanted = (slot: number) => {
    if (!isIn(index.created[slot] ?? 0) || Number.isNaN(index.value[slot])) return false;
    return matches(index.tagSet[slot] ?? 0, index.userTagSet[slot] ?? 0);
  };
  const slots = user_ids.flatMap((id) => validSlots(copy, id).filter(isWanted));
  slots.sort((a, b) => (index.created[b] ?? 0) - (index.created[a] ?? 0));
  const newest = new Set(slots.slice(0, historyLength));
  return user_ids.flatMap((user_id) => {
    const person = people.get(user_id);
    const own = validSlots(copy, user_id).filter((slot) => newest.has(slot));
    if (person === undefined) return [];
    return [{ user_id, name: personName(person), points: pointsOf(copy, own) }];
  });
}
