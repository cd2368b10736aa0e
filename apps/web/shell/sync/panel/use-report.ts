import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CopyReport, PutAside, SyncStatus } from '#packages/sync/offline';
import { useCopyBridge } from '#packages/sync/web';

/** What the panel knows of the copy; undefined until it is read. */
export interface Report {
  readonly tables: CopyReport['tables'] | undefined;
  /** Rows that could not be taken in, oldest first. */
  readonly put_aside: readonly PutAside[];
  readonly storage: Storage | null | undefined;
  readonly hasFailed: boolean;
}

/** Bytes of this site in the browser. */
export interface Storage {
  readonly used: number;
  /** All that the browser would give. */
  readonly quota: number;
}

/** Milliseconds between two looks while rows pour in. */
const whileLoading = 2000;

/** Asks what the copy holds, again after each run and, during the first load, every two seconds. */
export function useReport({ last_run, initialised }: SyncStatus): Report {
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
    put_aside: data?.put_aside ?? [],
    storage: data?.storage,
    hasFailed: isError,
  };
}

/** Null where the browser does not tell, as on plain http. */
async function storageNow(): Promise<Storage | null> {
  const storage = navigator.storage as StorageManager | undefined;
  if (storage === undefined) return null;
  const { usage, quota } = await storage.estimate();
  return usage === undefined || quota === undefined ? null : { used: usage, quota };
}
