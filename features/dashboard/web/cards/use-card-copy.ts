import { hashKey, useQueryClient } from '@tanstack/react-query';
import type { QueryClient, UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Read } from '#packages/sync/offline';
import { copyQuery, useCopy, useCopyBridge, useInitialised } from '#packages/sync/web';
import { useDelayPageReady, useOnPaper } from '#packages/ui';
import { useCardInSight } from './card-frame.tsx';

/** Milliseconds after which a window that ends now has moved enough to be asked for again. */
const renewal = 60_000;
/** Milliseconds after a change before a card outside the window asks again. */
const delay = 2000;

/**
 * The answer that a card shows; nothing before all tests are here. A card in the window asks again at once when
 * the copy changes. A card outside the window must not delay it: it asks again a moment later, and at
 * once when it comes into the window or the page is printed.
 */
export function useCardCopy<Params, Result>(
  read: Read<Params, Result>,
  params: Params,
): UseQueryResult<Result> {
  const queries = useQueryClient();
  const { queryKey } = copyQuery(useCopyBridge(), read, params);
  const isKnown = queries.getQueryData(queryKey) !== undefined;
  const isOnPaper = useOnPaper();
  const isShown = useCardInSight() || isOnPaper;
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

/** Runs an action a moment after what a query was read from has changed, and at each renewal. */
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
