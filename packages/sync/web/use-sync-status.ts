import { useSyncExternalStore } from 'react';
import type { SyncStatus } from '#packages/sync/offline';
import { useCopyBridge } from './copy-provider.tsx';

/** The status of the copy: state, progress, age, error, connection. */
export function useSyncStatus(): SyncStatus {
  const bridge = useCopyBridge();
  return useSyncExternalStore(bridge.onStatus, bridge.status);
}

/** Whether the first load has ended. Renders again only when that changes, not with every run. */
export function useInitialised(): boolean {
  const bridge = useCopyBridge();
  return useSyncExternalStore(bridge.onStatus, () => bridge.status().initialised);
}
