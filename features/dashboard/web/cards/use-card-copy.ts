import { hashKey, useQueryClient } from '@tanstack/react-query';
import type { QueryClient, UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Read } from '#packages/sync/offline';
import { copyQuery, useCopy, useCopyBridge, useInitialised } from '#packages/sync/web';
import { useDelayPageReady, useOnPaper } from '#packages/ui';
import { useIsCardVisible } from './card-frame.tsx';

/** Milliseconds between two reads without a change, because filters such as 'last 24 hours' end now. */
const renewal = 60_000;
/** Milliseconds between a change and the read of a card that is not visible. */
const delay = 2000;

/**
 * The live answer of a card; no data until the first load has ended. When the copy changes, visible
 * cards read at once. Cards that are not visible must not delay them: they read two seconds later, or
 * at once when they become visible or the page is printed.
 */
export function useCardCopy<Params, Result>(
  read: Read<Params, Result>,
  params: Params,
): UseQueryResult<Result> {
  const queries = useQueryClient();
  const { queryKey } = copyQuery(useCopyBridge(), read, params);
  const isKnown = queries.getQueryData(queryKey) !== undefined;
  const isOnPaper = useOnPaper();
  const isShown = useIsCardVisible() || isOnPaper;
  const isInitialised = useInitialised();
  const answer = useCopy(read, params, {
    ...{ keepPrevious: true, every: renewal },
    enabled: isInitialised && (isShown || !isKnown),
  });
  useDelayPageReady(isOnPaper && answer.isFetching);
  const { refetch } = answer;
  const hash = hashKey(queryKey);
  useEffect(() => {
    if (isShown || !isKnown) return;
    return afterChanges(queries, hash, () => void refetch());
  }, [isShown, isKnown, queries, hash, refetch]);
  return answer;
}

/** Runs an action two seconds after a query became stale, and at each renewal. */
function afterChanges(queries: QueryClient, hash: string, action: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'invalidate') return;
    if (event.query.queryHash !== hash) return;
    clearTimeout(timer);
    timer = setTimeout(action, delay);
  });
  const renewals = setInterval(action, renewal);
  return () => {
    stop();
    clearTimeout(timer);
    clearInterval(renewals);
  };
}
