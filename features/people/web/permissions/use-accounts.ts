import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { allPages, useClient } from '#packages/http/web';
import { useSyncStatus } from '#packages/sync/web';
import { listAccounts } from '#people/contract';
import type { PersonAccount } from '#people/contract';

/** How people sign in, as far as the server has told. */
export interface Accounts {
  /** By id of the person; nobody without a connection, as it may have changed meanwhile. */
  byPerson: ReadonlyMap<string, PersonAccount>;
  /** The server has told, has failed, or cannot be asked. */
  isSettled: boolean;
  isOnline: boolean;
  error: Error | null;
  refetch: () => unknown;
}

/**
 * Two-factor and last sign-in of those whose permissions the viewer may read: known to the server
 * alone.
 *
 * @param people how many they are, so that it is asked again once they are more; null: not asked
 */
export function useAccounts(people: number | null): Accounts {
  const client = useClient();
  const { online: isOnline } = useSyncStatus();
  const { data, error, refetch } = useQuery({
    queryKey: ['accounts', people],
    queryFn: ({ signal }) =>
      allPages(async (after) => {
        const page = await client.call(listAccounts, { query: { after } }, { signal });
        return { rows: page.accounts, next: page.next };
      }),
    enabled: isOnline && people !== null,
    placeholderData: (before) => before,
    retry: false,
    staleTime: 0,
  });
  const told = isOnline ? data : undefined;
  const byPerson = useMemo(
    () => new Map(told?.map((account) => [account.user_id, account])),
    [told],
  );
  return {
    byPerson,
    isSettled: !isOnline || data !== undefined || error !== null,
    isOnline,
    error: isOnline ? error : null,
    refetch,
  };
}
