import { useEffect } from 'react';
import type { PeopleQuery } from '#people/domain';
import { usePeopleParts } from '../people-parts.ts';

/** Milliseconds after which the next page is asked for: the rows shown have been painted by then. */
const delay = 60;

interface Props {
  /** The page after the one shown. */
  next: PeopleQuery;
  /** The list that somebody is about to ask for. */
  near: PeopleQuery;
}

/**
 * Asks the copy for lists that are likely to be wanted next, so that one drawing shows them when they
 * are. Shows nothing.
 */
export function PeopleAhead({ next, near }: Props) {
  const ahead = usePeopleParts().useAhead();
  useEffect(() => void ahead(near));
  useEffect(() => {
    const timer = setTimeout(() => void ahead(next), delay);
    return () => clearTimeout(timer);
  });
  return null;
}
