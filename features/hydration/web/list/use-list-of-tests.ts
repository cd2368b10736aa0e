import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { listOfTests } from '#hydration/offline';
import type { ListedTest, ListQuery, TestList } from '#hydration/offline';
import { useCopy, useCopyBridge, useInitialised } from '#packages/sync/web';
import { useTableSize, useZone } from '#packages/ui';
import { filterOfPlace, listPageSize, placeFromSearch, searchFromPlace } from './list-search.ts';
import type { ListPlace } from './list-search.ts';

/** Milliseconds until a window that ends now is read again. */
const renewal = 60_000;
/** Rows per read: a file of a million tests must not block the screen. */
const rowsAtOnce = 2000;

/** The place in the URL, and navigation to another one. */
export function useListPlace() {
  const asked = placeFromSearch(useSearch({ strict: false }));
  const place = { ...asked, size: useTableSize('measurements', listPageSize, asked.size) };
  const navigate = useNavigate();
  const goTo = useCallback(
    (next: ListPlace, replace = false) =>
      void navigate({ to: '/measurements', search: searchFromPlace(next), replace }),
    [navigate],
  );
  return { place, goTo };
}

/** The query for the copy at a place. */
export function useListQuery(place: ListPlace): ListQuery {
  const { sort, descending, page, size } = place;
  return { filter: filterOfPlace(place), zone: useZone(), sort, descending, page, size };
}

/** The page of the list at a place, updated live; undefined until all tests are loaded. */
export function useListOfTests(query: ListQuery) {
  return useCopy(listOfTests, query, {
    keepPrevious: true,
    every: renewal,
    enabled: useInitialised(),
  });
}

/** Number of tests of a filter; like `useListOfTests`. */
export function useListCount(query: ListQuery) {
  return useListOfTests({ ...query, page: 0, size: 0 });
}

/** All rows of a filter, read in parts. */
export function useAllTests(query: ListQuery): () => Promise<ListedTest[]> {
  const bridge = useCopyBridge();
  return async () => {
    const rows: ListedTest[] = [];
    for (let page = 0; ; page += 1) {
      const part = { ...query, page, size: rowsAtOnce };
      const answer = (await bridge.read(listOfTests.name, part)) as TestList;
      rows.push(...answer.rows);
      if (answer.rows.length < rowsAtOnce) return rows;
    }
  };
}
