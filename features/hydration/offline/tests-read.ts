import type { HydrationState } from '#hydration/domain';
import { defineRead } from '#packages/sync/offline';
import { tagsById } from '#tags/offline';
import { hydrationSlots } from './history-points.ts';
import { inView } from './in-view.ts';
import type { TestView } from './in-view.ts';
import { stateOfTest } from './latest-tests.ts';
import { testsPage } from './tests-page.ts';
import type { KindTest, PageOfTests, TestsPlace } from './tests-page.ts';

/** One row of a person's table of hydration tests; values are in mOsm. */
export interface TestRow extends KindTest {
  state: HydrationState;
  tags: string[];
  device: string;
}

export type TestsQuery = TestView & TestsPlace;
export type TestsPage = PageOfTests<TestRow>;

/** A page of a person's hydration tests in a view, including invalid ones, without removed ones. */
export const testsOfPerson = defineRead({
  name: 'hydration.tests_of_person',
  tables: ['measurements', 'tags', 'link_measurements', 'link_measurement_types'],
  async run(copy, query: TestsQuery, { now }): Promise<TestsPage> {
    const tags = tagsById(copy);
    const slots = inView(copy, hydrationSlots(copy, query.user_id), query, now);
    return testsPage(copy, slots, query, (slot, { tag_ids, metadata }) => ({
      state: stateOfTest(copy, slot),
      tags: tag_ids.flatMap((tag_id) => tags.get(tag_id)?.name ?? []),
      device: metadata.device_serial ?? metadata.device ?? '',
    }));
  },
});
