import type { PeopleQuery } from '#people/domain';
import { usePeopleParts } from '../people-parts.ts';

/**
 * Asks the copy for lists that are likely to be wanted next, so that one drawing shows them when they
 * are. Shows nothing.
 */
export function PeopleAhead({ queries }: { queries: readonly PeopleQuery[] }) {
  return queries.map((query, at) => <Ahead key={String(at)} query={query} />);
}

function Ahead({ query }: { query: PeopleQuery }) {
  usePeopleParts().useList(query);
  return null;
}
