import { useMemo, useSyncExternalStore } from 'react';
import type { NewWrite, QueuedWrite, QueueOutcome } from '#packages/sync/offline';
import type { CopyBridge } from './bridge.ts';
import { useCopyBridge } from './copy-provider.tsx';

/** The writes that the server does not have yet, and the actions on them. */
export interface Queue {
  /** In the order of sending. The same array until something changes. */
  readonly writes: readonly QueuedWrite[];
  /** Adds a write. Resolves once it is on disk. */
  add(write: NewWrite): Promise<QueueOutcome>;
  /** Replaces the body of a write. A refused write is sent again. */
  edit(id: string, body: unknown): Promise<QueueOutcome>;
  /** Removes a write. */
  drop(id: string): Promise<QueueOutcome>;
}

/** The live queue of the person signed in. */
export function useQueue(): Queue {
  const bridge = useCopyBridge();
  const writes = useSyncExternalStore(bridge.onQueue, bridge.queued);
  return useMemo(() => ({ writes, ...actionsOf(bridge) }), [bridge, writes]);
}

function actionsOf(bridge: CopyBridge): Omit<Queue, 'writes'> {
  return {
    add: (write) => bridge.queue({ type: 'queue-add', write }),
    edit: (write_id, body) => bridge.queue({ type: 'queue-edit', write_id, body }),
    drop: (write_id) => bridge.queue({ type: 'queue-drop', write_id }),
  };
}
