import { peopleList } from '#hydration/offline';
import { useCopyBridge } from '#packages/sync/web';
import type { PeoplePage, PeopleQuery, PersonRow } from '#people/domain';

/** Reads all people of a list at once, such as for a file. */
export function useAllPeople(query: PeopleQuery, page: PeoplePage | undefined) {
  const bridge = useCopyBridge();
  return async (): Promise<readonly PersonRow[]> => {
    const all = { ...query, page: 0, size: page?.matching ?? 0 };
    return ((await bridge.read(peopleList.name, all)) as PeoplePage).rows;
  };
}
