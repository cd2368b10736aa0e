import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { auditList } from '#audit/contract';
import type { AuditEntry } from '#audit/contract';
import type { CallData } from '#packages/http/contract';
import { useClient } from '#packages/http/web';
import type { AuditFilter } from './audit-search.ts';

/** A page of the log for the table. */
export interface AuditPage {
  /** undefined while the page is loading. */
  rows: readonly AuditEntry[] | undefined;
  total: number;
  error: unknown;
  retry: () => void;
  /** All matching entries. */
  readAll: () => Promise<readonly AuditEntry[]>;
}

/** The log from the server, loaded as far as the current page needs. */
export function useAudit(filter: AuditFilter, page: number, size: number): AuditPage {
  const client = useClient();
  const pageAt = (cursor: string | null, signal?: AbortSignal) =>
    client.call(
      auditList,
      { query: { ...filter, ...(cursor === null ? {} : { cursor }) } },
      signal === undefined ? {} : { signal },
    );
  const query = useInfiniteQuery({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam, signal }) => pageAt(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    // Always loads the current entries.
    staleTime: 0,
    retry: false,
  });
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = query;
  const loaded = data?.pages.flatMap(({ entries }) => entries) ?? [];
  const isShort = loaded.length < (page + 1) * size && hasNextPage;
  useEffect(() => {
    if (isShort && !isFetching && error === null) void fetchNextPage();
  }, [isShort, isFetching, error, fetchNextPage]);

  async function readAll() {
    const entries: AuditEntry[] = [];
    let cursor: string | null = null;
    do {
      const found: CallData<typeof auditList> = await pageAt(cursor);
      entries.push(...found.entries);
      cursor = found.next_cursor;
    } while (cursor !== null);
    return entries;
  }
  return {
    rows: data === undefined || isShort ? undefined : loaded.slice(page * size, (page + 1) * size),
    total: data?.pages[0]?.total ?? 0,
    error,
    retry: () => void refetch(),
    readAll,
  };
}
