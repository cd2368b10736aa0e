import type { LinkMeasurement } from '#measurements/contract';
import { linksOfTests } from '#measurements/offline';
import type { NamedType } from '#measurements/offline';
import { viewerOf } from '#permissions/offline';
import { defineRead } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import { listSlots } from './list-slots.ts';
import { listedTest } from './listed-test.ts';
import type { ListedTest } from './listed-test.ts';
import type { ListQuery } from './list-query.ts';

/** A page of the list of tests, with totals. */
export interface TestList {
  rows: ListedTest[];
  /** Number of tests of the filter, on all pages. */
  tests: number;
  /** Number of invalid ones, which are not counted anywhere else. */
  invalid: number;
  /** Number of their people. */
  people: number;
  /** Linked types for which any test has a value. */
  linkTypes: NamedType[];
}

/** A page of the tests of everybody whom the viewer may see. */
export const listOfTests = defineRead({
  name: 'hydration.list_of_tests',
  tables: [
    ...(['measurements', 'users', 'tags', 'permissions'] as const),
    ...(['link_measurements', 'link_measurement_types'] as const),
  ],
  async run(copy, query: ListQuery, { now, user_id }): Promise<TestList> {
    const { slots, invalid, people } = listSlots(copy, query, now);
    const viewer = viewerOf(copy, user_id);
    const start = query.page * query.size;
    const shown = Array.from(slots.subarray(start, start + query.size));
    const rows = await Promise.all(shown.map((slot) => listedTest(copy, viewer, slot)));
    return { rows, tests: slots.length, invalid, people, linkTypes: linkTypes(copy) };
  },
});

/** Of any type and date, so that the columns are the same on all pages. */
function linkTypes(copy: Copy): NamedType[] {
  const links = copy.rows<LinkMeasurement>('link_measurements').values();
  return linksOfTests(
    copy,
    [...links].map(({ measurement_id }) => measurement_id),
  ).types;
}
