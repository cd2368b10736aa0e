import type { TestsQuery } from '#hydration/offline';
import { dashboardPage, filterFromSearch, searchFromFilter } from '#measurements/domain';
import type { DateSearch, FilterPage } from '#measurements/domain';
import { param, searchReader } from '#packages/kit';

/** Default page size. */
export const testsPageSize = 25;

/** URL search of the tests table beside the view. Invalid values take their default. */
const testsSearch = searchReader({
  sort: param.or(param.oneOf(['time', 'value']), 'time'),
  descending: param.or(param.flag, true),
  page: param.or(param.whole(0), 0),
  size: param.or(param.whole(1, 200), testsPageSize),
});

type TableSearch = ReturnType<typeof testsSearch>;

/** Which tests are shown, with sorting and page. */
export type TestsPlace = Omit<TestsQuery, 'user_id' | 'zone'>;

/** The filter of a person's page, which opens with all tests. */
export const personPage: FilterPage = {
  ...dashboardPage,
  initial: { ...dashboardPage.initial, date_filter: 'all' },
};

/** The initial table. */
const start: TableSearch = testsSearch({});

/** Reads the place from a URL. */
export function placeFromSearch(search: Record<string, unknown>): TestsPlace {
  return { ...testsSearch(search), filter: filterFromSearch(search, personPage) };
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
