import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTableSize } from '#packages/ui';
import { peoplePageSize } from '#people/domain';
import type { Tag } from '#tags/contract';
import { peopleSearch, queryFromFilter } from '../people-search.ts';
import type { PeopleFilter } from '../people-search.ts';

/** Which members of a tag are shown; kept in the URL beside the name of the tab. */
export function useMemberQuery(tag: Tag) {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const asked = peopleSearch.read(search);
  const filter = { ...asked, size: useTableSize('members', peoplePageSize, asked.size) };
  const setFilter = (next: PeopleFilter, replace = false) => {
    const { tab } = search;
    const own = typeof tab === 'string' ? { tab } : {};
    void navigate({ to: '.', search: { ...own, ...peopleSearch.short(next) }, replace });
  };
  return { filter, query: { ...queryFromFilter(filter), wears: tag.tag_id }, setFilter };
}
