import { useNavigate, useSearch } from '@tanstack/react-router';
import { personHistory, testsOfPerson } from '#hydration/offline';
import type { TestsQuery } from '#hydration/offline';
import type { DateFilter } from '#measurements/contract';
import { useCopy } from '#packages/sync/web';
import { useTableSize, useZone } from '#packages/ui';
import {
  isNarrowed,
  personPage,
  placeFromSearch,
  searchFromPlace,
  testsPageSize,
} from './tests-search.ts';
import type { TestsPlace } from './tests-search.ts';

/** A window that ends now is read again after this many milliseconds. */
const kept = { keepPrevious: true, every: 60_000 } as const;

/** The tests of a person for the current URL, as line and table, with navigation. */
export function useTestsOfPerson(user_id: string) {
  const asked = placeFromSearch(useSearch({ strict: false }));
  const size = useTableSize('tests-of-person', testsPageSize, asked.size);
  const place = { ...asked, size };
  const [navigate, zone] = [useNavigate(), useZone()];
  const { filter } = place;
  const question: TestsQuery = { user_id, zone, ...place };
  const query = useCopy(testsOfPerson, question, kept);
  const hasView = isNarrowed(place);
  /** Over all tests: the person's current state, whatever the view. */
  const whole = useCopy(personHistory, { user_id });
  const shown = { user_id, ...(hasView && { view: { filter, zone } }) };
  const history = useCopy(personHistory, shown, kept);
  const setPlace = (next: TestsPlace) =>
    void navigate({
      to: '/people/$user_id/hydration',
      params: { user_id },
      search: searchFromPlace(next),
    });
  return {
    ...{ place, question, query, history, whole, setPlace },
    setView: (next: DateFilter) => setPlace({ ...place, filter: next, page: 0 }),
    isNarrowed: hasView,
    /** Shows all tests again. */
    showAll: () => setPlace({ ...place, filter: personPage.initial, page: 0 }),
  };
}

export type TestsOfPerson = ReturnType<typeof useTestsOfPerson>;
