import { useMemo, useSyncExternalStore } from 'react';
import type { NewWrite, QueuedWrite, QueueOutcome } from '#packages/sync/offline';
import type { CopyBridge } from './bridge.ts';
import { useCopyBridge } from './copy-provider.tsx';

/** What the server does not have yet, and what can be done about it. */
export interface Queue {
  /** In the order in which they are sent; the same list until something changes. */
  readonly writes: readonly QueuedWrite[];
  /** Takes a write in; resolves once it is on this device's disk. */
  add(write: NewWrite): Promise<QueueOutcome>;
  /** Gives a write another body; a refused one is sent again. */
  edit(id: string, body: unknown): Promise<QueueOutcome>;
  /** Takes a write out. */
  drop(id: string): Promise<QueueOutcome>;
}

/** The live queue of the person signed in. */
export function useQueue(): Queue {
  const bridge = useCopyBridge();
  const writes = useSyncExternalStore(bridge.onQueue, bridge.queued);
  return useMemo(() => ({ writes, ...deedsOf(bridge) }), [bridge, writes]);
}

function deedsOf(bridge: CopyBridge): Omit<Queue, 'writes'> {
  return {
    add: (write) => bridge.queue({ type: 'queue-add', write }),
    edit: (write_id, body) => bridge.queue({ type: 'queue-edit', write_id, body }),
    drop: (write_id) => bridge.queue({ type: 'queue-drop', write_id }),
  };
}
