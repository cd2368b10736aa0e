import { useMemo } from 'react';
import { useCopy } from '#packages/sync/web';
import { workerTags } from '#rosters/offline';

/** The tags of each worker that the viewer sees; undefined while loading. */
export function useTagsOfWorkers(): ((user_id: string) => readonly string[]) | undefined {
  const { data } = useCopy(workerTags, {});
  return useMemo(() => {
    if (data === undefined) return undefined;
    const tags = new Map(data);
    return (user_id: string) => tags.get(user_id) ?? [];
  }, [data]);
}
