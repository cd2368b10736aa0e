import { param } from '#packages/kit';
import { listSearch } from '#packages/ui';

export const sessionTabs = ['active', 'archived'] as const;

/** The URL search of the cards. */
export const sessionSearch = listSearch(
  { size: 30, sort: 'started' },
  { tab: param.or(param.oneOf(sessionTabs), 'active') },
);

/** The URL search of the people of a session. */
export const sessionPeopleSearch = listSearch({ size: 50, sort: 'name' }, {});
export type PeopleQuery = typeof sessionPeopleSearch.defaults;
