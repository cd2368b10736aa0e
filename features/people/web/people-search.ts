import { z } from 'zod';
import { peoplePageSize, peopleSorts } from '#people/domain';
import type { PeopleQuery } from '#people/domain';

const ids = z.array(z.guid()).max(100);

/** The URL search of the list. Invalid values take their default. */
const peopleSearch = z.object({
  search: z.coerce.string().max(200).catch('').default(''),
  tag_ids: ids.catch([]).default([]),
  job_ids: ids.catch([]).default([]),
  location_ids: ids.catch([]).default([]),
  /** Only people chosen on another screen, while they are in memory. */
  only: z.boolean().catch(false).default(false),
  /** Shows the removed people who can be restored instead of the list; for admins. */
  removed: z.boolean().catch(false).default(false),
  showHidden: z.boolean().catch(false).default(false),
  showLastMeasurement: z.boolean().catch(true).default(true),
  sort: z.enum(peopleSorts).catch('name').default('name'),
  descending: z.boolean().catch(false).default(false),
  page: z.number().int().min(0).catch(0).default(0),
  size: z.number().int().min(1).max(500).catch(peoplePageSize).default(peoplePageSize),
});

export type PeopleFilter = z.infer<typeof peopleSearch>;
export type PeopleSearch = Partial<PeopleFilter>;

export const defaultPeopleFilter: PeopleFilter = peopleSearch.parse({});

/** Reads the filter from a URL. */
export function filterFromSearch(search: Record<string, unknown>): PeopleFilter {
  return peopleSearch.parse(search);
}

/** The shortest URL search that gives the same filter. */
export function searchFromFilter(filter: PeopleFilter): PeopleSearch {
  const entries = Object.entries(filter).filter(
    ([field, value]) =>
      JSON.stringify(value) !== JSON.stringify(defaultPeopleFilter[field as keyof PeopleFilter]),
  );
  return Object.fromEntries(entries) as PeopleSearch;
}

/** Number of active kinds of filter, for the filter button. */
export function restrictions(filter: PeopleFilter): number {
  return filter.tag_ids.length + filter.job_ids.length + filter.location_ids.length;
}

/** The query for the copy: the filter without display settings. */
export function queryFromFilter(filter: PeopleFilter): PeopleQuery {
  const { showLastMeasurement: _shown, removed: _removed, only: _only, ...query } = filter;
  return query;
}
