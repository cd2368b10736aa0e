import { useNavigate, useSearch } from '@tanstack/react-router';
import { testsOfPerson } from '#hydration/offline';
import { useCopy } from '#packages/sync/web';
import { useTableSize } from '#packages/ui';
import { placeFromSearch, searchFromPlace, testsPageSize } from './tests-search.ts';
import type { TestsPlace } from './tests-search.ts';

/** A person's tests at the place that the address holds, and the way to another. */
export function useTestsOfPerson(user_id: string) {
  const asked = placeFromSearch(useSearch({ strict: false }));
  const size = useTableSize('tests-of-person', testsPageSize, asked.size);
  const place = { ...asked, size };
  const navigate = useNavigate();
  const query = useCopy(testsOfPerson, { user_id, ...place }, { keepPrevious: true });
  const setPlace = (next: TestsPlace) =>
    void navigate({
      to: '/people/$user_id/hydration',
      params: { user_id },
      search: searchFromPlace(next),
    });
  return { place, setPlace, query };
}

export type TestsOfPerson = ReturnType<typeof useTestsOfPerson>;
