import { useEffect } from 'react';
import type { PeopleQuery } from '#people/domain';
import { usePeopleParts } from '../people-parts.ts';

/** Milliseconds until the next page is prefetched: by then the current rows are painted. */
const delay = 60;

/**
 * Prefetches the next page from the copy, so that it can be shown in one render. Renders nothing.
 */
export function PeopleAhead({ next }: { next: PeopleQuery }) {
  const ahead = usePeopleParts().useAhead();
  useEffect(() => {
    const timer = setTimeout(() => void ahead(next), delay);
    return () => clearTimeout(timer);
  });
  return null;
}
