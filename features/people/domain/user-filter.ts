import { userFilter } from '#people/contract';
import type { UserFilter } from '#people/contract';

/** The filter that lets everybody through but hidden people. */
export const defaultUserFilter: UserFilter = userFilter.parse({});

const fields = Object.keys(defaultUserFilter) as (keyof UserFilter)[];

/** Reads the filter from what stands in an address. Unreadable parts take their default. */
export function userFilterFromSearch(search: Record<string, unknown>): UserFilter {
  return userFilter.parse(search);
}

/** The shortest address that gives the filter back. */
export function searchFromUserFilter(filter: UserFilter): Partial<UserFilter> {
  const changed = fields.filter(
    (field) => JSON.stringify(filter[field]) !== JSON.stringify(defaultUserFilter[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, filter[field]]));
}
