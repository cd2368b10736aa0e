import { useMemo } from 'react';
import { isQueuedAcknowledgement } from '#alerts/offline';
import { useQueue } from '#packages/sync/web';

/** Ids of the own alerts whose acknowledgement waits for a connection or is on its way. */
export function useQueuedAnswers(): ReadonlySet<string> {
  const { writes } = useQueue();
  return useMemo(
    () =>
      new Set(
        writes
          .filter((write) => isQueuedAcknowledgement(write) && write.state !== 'refused')
          .map(({ id }) => id),
      ),
    [writes],
  );
}
