import type { DateFilter } from '#measurements/contract';
import { dashboardPage, filterFromSearch, searchFromFilter } from '#measurements/domain';
import type { FilterPage } from '#measurements/domain';
import type { UserFilter } from '#people/contract';
import { defaultUserFilter, searchFromUserFilter, userFilterFromSearch } from '#people/domain';

/** Filter of a page of cards: time window, labels, and people. */
export interface DashboardFilter extends DateFilter, UserFilter {}

/** The part of a filter in the URL. */
export type DashboardSearch = Partial<DashboardFilter>;

/** Reads a filter from a URL; invalid values take the default of the page. */
export function dashboardFilterFromSearch(
  search: Record<string, unknown>,
  page: FilterPage = dashboardPage,
): DashboardFilter {
  return { ...filterFromSearch(search, page), ...userFilterFromSearch(search) };
}

/** The shortest URL search for the same filter. */
export function searchFromDashboardFilter(
  filter: DashboardFilter,
  page: FilterPage = dashboardPage,
): DashboardSearch {
  return { ...searchFromFilter(filter, page), ...searchFromUserFilter(filter) };
}

/** The same window for everybody except hidden people, which Reset of the people restores. */
export function ofEverybody(filter: DashboardFilter): DashboardFilter {
  return { ...filter, tag_ids: [], job_ids: [], location_ids: [], ...defaultUserFilter };
}

/** True if the filter excludes people who would count otherwise. */
export function isNarrowed(filter: DashboardFilter): boolean {
  const { search, user_ids, tag_ids, job_ids, location_ids } = filter;
  return (
    search !== '' || [user_ids, tag_ids, job_ids, location_ids].some(({ length }) => length > 0)
  );
}
