import { hydrationStates } from '#hydration/domain';
import { param } from '#packages/kit';
import { listSearch } from '#packages/ui';
import { peoplePageSize, peopleSorts } from '#people/domain';
import type { PeopleQuery } from '#people/domain';
import { mostWho } from '#people/web';
import type { OnlyPeople } from '#people/web';

const ids = param.or(param.ids(100), []);

/** The URL search of the list. */
export const peopleSearch = listSearch(
  { size: peoplePageSize, sort: 'name', sorts: peopleSorts },
  {
    tag_ids: ids,
    job_ids: ids,
    location_ids: ids,
    /** Hydration states by the latest valid test. */
    states: param.or(param.someOf(hydrationStates), []),
    /** Only people chosen on another screen: those of `people`, or those in memory. */
    only: param.or(param.flag, false),
    /** A few chosen people and their description, so that the address can be shared. */
    people: ids,
    who: param.or(param.words(mostWho), ''),
    /** Shows the removed people who can be restored instead of the list; for admins. */
    removed: param.or(param.flag, false),
    showHidden: param.or(param.flag, false),
    showLastMeasurement: param.or(param.flag, true),
  },
);

export type PeopleFilter = typeof peopleSearch.defaults;

/** Number of active kinds of filter, for the filter button. */
export function restrictions(filter: PeopleFilter): number {
  const { tag_ids, job_ids, location_ids, states } = filter;
  return tag_ids.length + job_ids.length + location_ids.length + states.length;
}

/** The query for the copy: the filter without display settings. */
export function queryFromFilter(filter: PeopleFilter): PeopleQuery {
  const { showLastMeasurement: _shown, removed: _removed, only: _only, ...more } = filter;
  const { people: _people, who: _who, ...query } = more;
  return query;
}

/** The people of a restriction that another screen has set; null without one. */
export function onlyOf({ only, people, who }: PeopleFilter, held: OnlyPeople | null) {
  if (!only) return null;
  return people.length > 0 ? { user_ids: people, who } : held;
}
