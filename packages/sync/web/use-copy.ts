import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import type { Read } from '#packages/sync/offline';
import type { CopyBridge } from './bridge.ts';
import { copyKey } from './copy-key.ts';
import { useCopyBridge } from './copy-provider.tsx';

export interface CopyQueryOptions {
  /** Shows the answer to the previous parameters (a filter, a page) until the new one arrives. */
  keepPrevious?: boolean;
  /** Reads again after the given milliseconds, for answers that change with time. */
  every?: number;
  /** False: do not read yet. */
  enabled?: boolean;
}

/**
 * The live answer to a read of the offline copy. It is refreshed when one of its tables changes,
 * needs no connection, and is never taken from another tab's memory.
 */
export function useCopy<Params, Result>(
  read: Read<Params, Result>,
  params: Params,
  options: CopyQueryOptions = {},
): UseQueryResult<Result> {
  return useQuery(copyQuery(useCopyBridge(), read, params, options));
}

/** The same answer for places without a component, such as a route's loader. */
export function copyQuery<Params, Result>(
  bridge: CopyBridge,
  read: Read<Params, Result>,
  params: Params,
  { keepPrevious = false, every, enabled = true }: CopyQueryOptions = {},
): UseQueryOptions<Result> {
  return {
    queryKey: [copyKey, read.name, params],
    queryFn: () => bridge.read(read.name, params) as Promise<Result>,
    meta: { tables: read.tables },
    enabled,
    // Only the keys message marks an answer as stale, not the connection to the server.
    staleTime: Infinity,
    networkMode: 'always',
    retry: false,
    ...(every === undefined ? {} : { refetchInterval: every }),
    ...(keepPrevious ? { placeholderData: keepPreviousData as PlaceholderOf<Result> } : {}),
  };
}

// The library's guard against functions as data cannot be resolved for a type parameter.
type PlaceholderOf<Result> = NonNullable<UseQueryOptions<Result>['placeholderData']>;
