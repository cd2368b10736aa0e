import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallError, useClient } from '#packages/http/web';
import { showToast } from '#packages/ui';
import { endPersonSignIn, endPersonSignIns, personSignIns } from '#auth/contract';
import { accountMessages } from '../account-messages.ts';
import { sentenceOf } from '../two-factor/sentence-of.ts';

/**
 * Sign-ins of another person from the server, and the two ways to end them.
 *
 * @param isWanted false if the viewer may not see them, or offline
 */
export function usePersonSignIns(id: string, isWanted: boolean) {
  const client = useClient();
  const queries = useQueryClient();
  const queryKey = ['auth', 'sign-ins', id];
  const list = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.call(personSignIns, { params: { id } }, { signal }),
    enabled: isWanted,
    staleTime: 0,
    retry: false,
  });
  const ending = useMutation({
    // Null: all of them.
    mutationFn: async (sign_in_id: string | null) => {
      if (sign_in_id === null) await client.call(endPersonSignIns, { params: { id } });
      else await client.call(endPersonSignIn, { params: { id, sign_in_id } });
    },
    onSuccess: (_ended, sign_in_id) =>
      showToast({
        kind: 'done',
        text: sign_in_id === null ? accountMessages.signedOutAll : accountMessages.signedOutOne,
      }),
    onError: (error) => showToast({ kind: 'problem', text: sentenceOf(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  const isForbidden = list.error instanceof CallError && list.error.status === 403;
  return { list, ending, isForbidden };
}
