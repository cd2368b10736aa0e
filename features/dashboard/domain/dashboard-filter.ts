import type { DateFilter } from '#measurements/contract';
import { dashboardPage, filterFromSearch, searchFromFilter } from '#measurements/domain';
import type { FilterPage } from '#measurements/domain';
import type { UserFilter } from '#people/contract';
import { defaultUserFilter, searchFromUserFilter, userFilterFromSearch } from '#people/domain';

/** What the cards of a page are about: a window of time, labels, and people. */
export interface DashboardFilter extends DateFilter, UserFilter {}

/** The part of a filter that an address carries. */
export type DashboardSearch = Partial<DashboardFilter>;

/** Reads a filter from an address; whatever cannot be read takes the default of its page. */
export function dashboardFilterFromSearch(
  search: Record<string, unknown>,
  page: FilterPage = dashboardPage,
): DashboardFilter {
  return { ...filterFromSearch(search, page), ...userFilterFromSearch(search) };
}

/** The shortest address that gives the filter back. */
export function searchFromDashboardFilter(
  filter: DashboardFilter,
  page: FilterPage = dashboardPage,
): DashboardSearch {
  return { ...searchFromFilter(filter, page), ...searchFromUserFilter(filter) };
}

/** The same window for everybody but hidden people: what Reset of the people returns to. */
export function ofEverybody(filter: DashboardFilter): DashboardFilter {
  return { ...filter, tag_ids: [], job_ids: [], location_ids: [], ...defaultUserFilter };
}

/** True where the filter leaves people out who would count otherwise. */
export function isNarrowed(filter: DashboardFilter): boolean {
  const { search, user_ids, tag_ids, job_ids, location_ids } = filter;
  return (
    search !== '' || [user_ids, tag_ids, job_ids, location_ids].some(({ length }) => length > 0)
  );
}
