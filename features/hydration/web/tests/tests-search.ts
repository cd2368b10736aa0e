import { z } from 'zod';
import type { TestsQuery } from '#hydration/offline';

/** Rows of a page until the person chooses another size. */
export const testsPageSize = 25;

/** What the address holds of the table of tests; whatever cannot be read takes its default. */
const testsSearch = z.object({
  sort: z.enum(['time', 'value']).catch('time').default('time'),
  descending: z.boolean().catch(true).default(true),
  page: z.number().int().min(0).catch(0).default(0),
  size: z.number().int().min(1).max(200).catch(testsPageSize).default(testsPageSize),
});

export type TestsPlace = Omit<TestsQuery, 'user_id'>;

/** Reads the table's place from an address. */
export function placeFromSearch(search: Record<string, unknown>): TestsPlace {
  return testsSearch.parse(search);
}

/** The shortest address that gives the place back. */
export function searchFromPlace(place: TestsPlace): Partial<TestsPlace> {
  const start: TestsPlace = testsSearch.parse({});
  return {
    ...(place.sort !== start.sort && { sort: place.sort }),
    ...(place.descending !== start.descending && { descending: place.descending }),
    ...(place.page !== start.page && { page: place.page }),
    ...(place.size !== start.size && { size: place.size }),
  };
}
