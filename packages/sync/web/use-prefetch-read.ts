import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Read } from '#packages/sync/offline';
import { useCopyBridge } from './copy-provider.tsx';
import { copyQuery } from './use-copy.ts';

/**
 * Prefetches a read: a `useCopy` with the same parameters then has the answer at once. Returns null
 * if the answer is available already.
 */
export function usePrefetchRead<Params, Result>(
  read: Read<Params, Result>,
): (params: Params) => Promise<void> | null {
  const queries = useQueryClient();
  const bridge = useCopyBridge();
  return useCallback(
    (params) => {
      const query = copyQuery(bridge, read, params);
      const known = queries.getQueryState(query.queryKey);
      if (known?.data !== undefined && !known.isInvalidated) return null;
      return queries.prefetchQuery(query);
    },
    [queries, bridge, read],
  );
}
