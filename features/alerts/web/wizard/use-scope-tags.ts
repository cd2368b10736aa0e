import { useMemo } from 'react';
import type { ScopeTag } from '#alerts/domain';
import { isPlaced, storedPlace } from '#locations/domain';
import { useCopy } from '#packages/sync/web';
import { compareNames } from '#packages/kit';
import { tagsAll } from '#tags/offline';

/** A job or location that can be chosen. */
export interface ScopeChoice extends ScopeTag {
  is_hidden: boolean;
}

/** The jobs and locations that are not deleted, by name; undefined while they are loading. */
export function useScopeTags(): ScopeChoice[] | undefined {
  const { data } = useCopy(tagsAll, {});
  return useMemo(
    () =>
      data
        ?.filter(({ active, type }) => active && type !== 'default')
        .map(({ tag_id, name, type, is_hidden, metadata }) => ({
          ...{ tag_id, name, type, is_hidden },
          hasCoordinates: isPlaced(storedPlace({ metadata })),
        }))
        .sort((a, b) => compareNames(a.name, b.name)),
    [data],
  );
}
