import { useMemo } from 'react';
import { useAllRows } from '#packages/http/web';
import { useSyncStatus } from '#packages/sync/web';
import { listAccounts } from '#people/contract';

/** How people sign in, as far as the server has answered. */
export type Accounts = ReturnType<typeof useAccounts>;

/**
 * Two-factor and last sign-in of the people whose permissions the viewer may read. Only the server
 * knows them.
 *
 * @param people their number: a change requests the data again; null: no request
 */
export function useAccounts(people: number | null) {
  const { online: isOnline } = useSyncStatus();
  const { data, error, refetch } = useAllRows(listAccounts, ({ accounts }) => accounts, {
    of: people,
    enabled: isOnline && people !== null,
    placeholderData: (before) => before,
  });
  const accounts = isOnline ? data : undefined;
  const byPerson = useMemo(
    () => new Map(accounts?.map((account) => [account.user_id, account])),
    [accounts],
  );
  return {
    /** By user id. Empty when offline, as the data may have changed. */
    byPerson,
    /** The server has answered or failed, or the browser is offline. */
    isSettled: !isOnline || data !== undefined || error !== null,
    isOnline,
    error: isOnline ? error : null,
    refetch: (): unknown => refetch(),
  };
}
