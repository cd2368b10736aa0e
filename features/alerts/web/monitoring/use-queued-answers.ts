import { useMemo } from 'react';
import { isQueuedAcknowledgement, isQueuedRecord } from '#alerts/offline';
import { useQueue } from '#packages/sync/web';

/** Ids of the own alerts whose acknowledgement waits for a connection or is on its way. */
export function useQueuedAnswers(): ReadonlySet<string> {
  const waiting = useQueued(isQueuedAcknowledgement);
  return useMemo(() => new Set(waiting.keys()), [waiting]);
}

/**
 * The actions of high-risk measurements that wait for a connection or are on their way: when they
 * were queued (milliseconds since 1970) by their `recordId`.
 */
export function useQueuedRecords(): ReadonlyMap<string, number> {
  return useQueued(isQueuedRecord);
}

/** When writes of a kind were queued, by id, without those that the server refused. */
function useQueued(isWanted: typeof isQueuedRecord): ReadonlyMap<string, number> {
  const { writes } = useQueue();
  return useMemo(
    () =>
      new Map(
        writes
          .filter((write) => isWanted(write) && write.state !== 'refused')
          .map(({ id, queued_at }) => [id, queued_at]),
      ),
    [writes, isWanted],
  );
}
