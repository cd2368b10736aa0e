import { windowTest } from '#measurements/domain';
import { measurementIndex } from '#measurements/offline';
import { defineRead } from '#packages/sync/offline';
import { pointsOf, validSlots } from './history-points.ts';
import type { HistoryPoint } from './history-points.ts';
import type { TestFilter } from './test-slots.ts';
import { tagMatcher } from './tag-matcher.ts';

/** Person, time window and labels of the tests. */
export interface DayTestsQuery extends TestFilter {
  user_id: string;
}

/**
 * A person's valid hydration tests of a filter, oldest first, as a day of the calendar counts them.
 */
export const dayTests = defineRead({
  name: 'hydration.day_tests',
  tables: ['measurements'],
  run(copy, { user_id, groups, ...window }: DayTestsQuery): HistoryPoint[] {
    const { created, tagSet, userTagSet, tagSets } = measurementIndex(copy);
    const matches = tagMatcher(tagSets, groups);
    const isIn = windowTest(window);
    const slots = validSlots(copy, user_id).filter((slot) => {
      if (!isIn(created[slot] ?? 0)) return false;
      return matches(tagSet[slot] ?? 0, userTagSet[slot] ?? 0);
    });
    return pointsOf(copy, slots);
  },
});
