import { userFilter } from '#people/contract';
import type { UserFilter } from '#people/contract';

/** The default filter: everybody except hidden people. */
export const defaultUserFilter: UserFilter = userFilter({});

const fields = Object.keys(defaultUserFilter) as (keyof UserFilter)[];

/** Reads the filter from the search part of a URL. Invalid values take their default. */
export function userFilterFromSearch(search: Record<string, unknown>): UserFilter {
  return userFilter(search);
}

/** The shortest URL search that gives the same filter. */
export function searchFromUserFilter(filter: UserFilter): Partial<UserFilter> {
  const changed = fields.filter(
    (field) => JSON.stringify(filter[field]) !== JSON.stringify(defaultUserFilter[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, filter[field]]));
}
