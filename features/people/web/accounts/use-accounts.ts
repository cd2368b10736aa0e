import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CallError, useClient } from '#packages/http/web';
import { showToast } from '#packages/ui';
import { twoFactorReset } from '#auth/contract';
import { listAccounts } from '#people/contract';
import type { Account } from '#people/contract';
import { accountTexts } from './account-texts.ts';

const key = ['accounts'];

/**
 * How people sign in, by their ids, as the server knows it; undefined until it has answered, and
 * without a line. Whoever never signed in is not among them.
 *
 * @param user_id this one only; all whom the viewer manages unless told
 */
export function useAccounts(user_id?: string): ReadonlyMap<string, Account> | undefined {
  const client = useClient();
  const { data } = useQuery({
    queryKey: [...key, user_id ?? 'all'],
    queryFn: ({ signal }) => client.call(listAccounts, { query: { user_id } }, { signal }),
    retry: false,
    staleTime: 0,
    select: ({ accounts }) => new Map(accounts.map((each) => [each.user_id, each])),
  });
  return data;
}

/** Switches off the two-factor sign-in of somebody who has lost their authenticator. */
export function useTwoFactorReset(): (user_id: string) => Promise<void> {
  const client = useClient();
  const queries = useQueryClient();
  return async (id) => {
    try {
      await client.call(twoFactorReset, { params: { id } });
      showToast({ kind: 'done', text: accountTexts.resetDone });
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      showToast({ kind: 'problem', text: failure.message, detail: failure.detail ?? undefined });
    } finally {
      void queries.invalidateQueries({ queryKey: key });
    }
  };
}
