import { useEffect } from 'react';
import type { PeopleQuery } from '#people/domain';
import { usePeopleParts } from '../people-parts.ts';

/** Milliseconds after which the next page is asked for: the rows shown have been painted by then. */
const delay = 60;

/** Asks the copy for the next page, so that one drawing shows it when it is wanted. Shows nothing. */
export function PeopleAhead({ next }: { next: PeopleQuery }) {
  const ahead = usePeopleParts().useAhead();
  useEffect(() => {
    const timer = setTimeout(() => void ahead(next), delay);
    return () => clearTimeout(timer);
  });
  return null;
}
