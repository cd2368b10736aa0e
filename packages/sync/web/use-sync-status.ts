import { useSyncExternalStore } from 'react';
import type { SyncStatus } from '#packages/sync/offline';
import { useCopyBridge } from './copy-provider.tsx';

/** How the copy is doing: state, progress, age, error, connection. */
export function useSyncStatus(): SyncStatus {
  const bridge = useCopyBridge();
  return useSyncExternalStore(bridge.onStatus, bridge.status);
}

/** Whether the first load has ended; draws anew only when that changes, not with every run. */
export function useInitialised(): boolean {
  const bridge = useCopyBridge();
  return useSyncExternalStore(bridge.onStatus, () => bridge.status().initialised);
}
