import { IconMail } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { authEmailState, authSendConfirmation } from '#auth/contract';
import { useClient } from '#packages/http/web';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { Banner, showToast } from '#packages/ui';
import { isOwner } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';
import { confirmMessages, confirmProblem } from './confirm-messages.ts';
import classes from './confirm-email.module.css';

const stateKey = ['auth', 'email-state'];

/**
 * Asks an owner on every screen to confirm their email. Only the server knows whether it is
 * confirmed.
 */
export function ConfirmEmailBanner() {
  const client = useClient();
  const queries = useQueryClient();
  const { online } = useSyncStatus();
  const { data: viewer } = useCopy(permissionsViewer, {});
  const { data: state } = useQuery({
    queryKey: stateKey,
    queryFn: ({ signal }) => client.call(authEmailState, undefined, { signal }),
    enabled: online && viewer !== undefined && isOwner(viewer),
    staleTime: Infinity,
    refetchOnWindowFocus: (query) => query.state.data?.is_confirmed === false && 'always',
    retry: false,
  });
  const sending = useMutation({
    mutationFn: () => client.call(authSendConfirmation),
    onSuccess: (isSent) => {
      showToast({ kind: 'done', text: isSent ? confirmMessages.sent : confirmMessages.already });
      return isSent ? undefined : queries.invalidateQueries({ queryKey: stateKey });
    },
    onError: (error) => showToast({ kind: 'problem', text: confirmProblem(error) }),
  });
  if (!state || state.is_confirmed) return null;
  return (
    <Banner icon={IconMail}>
      <span>
        {confirmMessages.unconfirmed} <strong>{state.email}</strong>. {confirmMessages.means}
      </span>
      <button
        type="button"
        className={classes['again']}
        disabled={!online || sending.isPending}
        onClick={() => sending.mutate()}
      >
        {confirmMessages.sendAgain}
      </button>
    </Banner>
  );
}
