import { param } from '#packages/kit';
import { listSearch } from '#packages/ui';
import { peoplePageSize, peopleSorts } from '#people/domain';
import type { PeopleQuery } from '#people/domain';

const ids = param.or(param.ids(100), []);

/** The URL search of the list. */
export const peopleSearch = listSearch(
  { size: peoplePageSize, sort: 'name', sorts: peopleSorts },
  {
    tag_ids: ids,
    job_ids: ids,
    location_ids: ids,
    /** Only people chosen on another screen, while they are in memory. */
    only: param.or(param.flag, false),
    /** Shows the removed people who can be restored instead of the list; for admins. */
    removed: param.or(param.flag, false),
    showHidden: param.or(param.flag, false),
    showLastMeasurement: param.or(param.flag, true),
  },
);

export type PeopleFilter = typeof peopleSearch.defaults;

/** Number of active kinds of filter, for the filter button. */
export function restrictions(filter: PeopleFilter): number {
  return filter.tag_ids.length + filter.job_ids.length + filter.location_ids.length;
}

/** The query for the copy: the filter without display settings. */
export function queryFromFilter(filter: PeopleFilter): PeopleQuery {
  const { showLastMeasurement: _shown, removed: _removed, only: _only, ...query } = filter;
  return query;
}
