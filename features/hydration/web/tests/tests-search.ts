import { z } from 'zod';
import type { TestsQuery } from '#hydration/offline';
import { dashboardPage, filterFromSearch, searchFromFilter } from '#measurements/domain';
import type { DateSearch, FilterPage } from '#measurements/domain';

/** Default page size. */
export const testsPageSize = 25;

/** URL search of the tests table beside the view. Invalid values take their default. */
const testsSearch = z.object({
  sort: z.enum(['time', 'value']).catch('time').default('time'),
  descending: z.boolean().catch(true).default(true),
  page: z.number().int().min(0).catch(0).default(0),
  size: z.number().int().min(1).max(200).catch(testsPageSize).default(testsPageSize),
});

type TableSearch = z.infer<typeof testsSearch>;

/** Which tests are shown, with sorting and page. */
export type TestsPlace = Omit<TestsQuery, 'user_id' | 'zone'>;

/** The filter of a person's page, which opens with all tests. */
export const personPage: FilterPage = {
  ...dashboardPage,
  initial: { ...dashboardPage.initial, date_filter: 'all' },
};

/** The initial table. */
const start: TableSearch = testsSearch.parse({});

/** Reads the place from a URL. */
export function placeFromSearch(search: Record<string, unknown>): TestsPlace {
  return { ...testsSearch.parse(search), filter: filterFromSearch(search, personPage) };
}

/** The shortest URL search that gives the same place. */
export function searchFromPlace(place: TestsPlace): Partial<TableSearch> & DateSearch {
  return {
    ...searchFromFilter(place.filter, personPage),
    ...(place.sort !== start.sort && { sort: place.sort }),
    ...(place.descending !== start.descending && { descending: place.descending }),
    ...(place.page !== start.page && { page: place.page }),
    ...(place.size !== start.size && { size: place.size }),
  };
}

/** True if the view excludes tests. */
export function isNarrowed({ filter }: TestsPlace): boolean {
  return Object.keys(searchFromFilter(filter, personPage)).length > 0;
}
