import { useEffect } from 'react';
import { peopleList } from '#hydration/offline';
import { usePrefetchRead } from '#packages/sync/web';
import type { PeopleQuery } from '#people/domain';

/** Milliseconds until the next page is prefetched: by then the current rows are painted. */
const delay = 60;

/**
 * Prefetches the next page from the copy, so that it can be shown in one render. Renders nothing.
 */
export function PeopleAhead({ next }: { next: PeopleQuery }) {
  const ahead = usePrefetchRead(peopleList);
  useEffect(() => {
    const timer = setTimeout(() => void ahead(next), delay);
    return () => clearTimeout(timer);
  });
  return null;
}
