import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { SyncStatus } from '#packages/sync/offline';
import { useCopyBridge } from '#packages/sync/web';

/** Storage use of this site in bytes. */
export interface Storage {
  readonly used: number;
  /** Maximum that the browser allows. */
  readonly quota: number;
}

/** Milliseconds between two reads during the first load. */
const whileLoading = 2000;

/**
 * Reads the contents of the copy, again after each sync and, during the first load, every two
 * seconds.
 */
export function useReport({ last_run, initialised }: SyncStatus) {
  const bridge = useCopyBridge();
  const { data, isError } = useQuery({
    queryKey: ['copy-report', last_run, initialised],
    queryFn: async () => {
      const [report, storage] = await Promise.all([bridge.report(), storageNow()]);
      return { ...report, storage };
    },
    placeholderData: keepPreviousData,
    networkMode: 'always',
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: initialised ? false : whileLoading,
  });
  return {
    tables: data?.tables,
    /** Quarantined rows, oldest first. */
    quarantined: data?.quarantined ?? [],
    storage: data?.storage,
    hasFailed: isError,
  };
}

/** Null if the browser does not report it, as on plain http. */
async function storageNow(): Promise<Storage | null> {
  const storage = navigator.storage as StorageManager | undefined;
  if (storage === undefined) return null;
  const { usage, quota } = await storage.estimate();
  return usage === undefined || quota === undefined ? null : { used: usage, quota };
}
