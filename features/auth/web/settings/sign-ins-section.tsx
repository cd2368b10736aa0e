import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callMessages } from '#packages/http/contract';
import { useClient } from '#packages/http/web';
import { useSyncStatus } from '#packages/sync/web';
import { GenericLoader, SettingsSection, showToast, TextSkeleton } from '#packages/ui';
import { authEndOtherSignIns, authEndSignIn, authSignIns } from '#auth/contract';
import { accountMessages } from '../account-messages.ts';
import { SignInRow } from './sign-in-row.tsx';
import { signInsKey } from './sign-ins-key.ts';
import classes from './settings.module.css';

/** The own sign-ins, on /settings: each can be ended. */
export function SignInsSection() {
  const client = useClient();
  const queries = useQueryClient();
  const { online } = useSyncStatus();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: signInsKey,
    queryFn: ({ signal }) => client.call(authSignIns, undefined, { signal }),
    staleTime: 0,
    retry: false,
  });
  const ending = useMutation({
    // Null: all except this one.
    mutationFn: async (id: string | null) => {
      if (id === null) await client.call(authEndOtherSignIns);
      else await client.call(authEndSignIn, { params: { id } });
    },
    onSuccess: (_ended, id) =>
      showToast({
        kind: 'done',
        text: id === null ? accountMessages.othersEnded : accountMessages.signInEnded,
      }),
    onError: () => showToast({ kind: 'problem', text: callMessages.failed }),
    onSettled: () => queries.invalidateQueries({ queryKey: signInsKey }),
  });
  const isIdle = online && !ending.isPending;
  const hasOthers = data?.some(({ is_current }) => !is_current) ?? false;
  return (
    <SettingsSection
      title="Sign-ins"
      about="Where you are signed in. End any sign-in that you do not recognise, then change your password."
      actions={
        <Button
          variant="default"
          disabled={!hasOthers || !isIdle}
          onClick={() => ending.mutate(null)}
        >
          End all others
        </Button>
      }
    >
      {error !== null && !online ? (
        <p className={classes['text']}>{accountMessages.needsLine}</p>
      ) : (
        <GenericLoader
          error={error}
          isPending={isPending}
          skeleton={<TextSkeleton widths={[60, 40]} />}
          onRetry={() => void refetch()}
        >
          <ul className={classes['list']}>
            {data?.map((signIn) => (
              <SignInRow
                key={signIn.sign_in_id}
                signIn={signIn}
                isBusy={!isIdle}
                onEnd={() => ending.mutate(signIn.sign_in_id)}
              />
            ))}
          </ul>
        </GenericLoader>
      )}
    </SettingsSection>
  );
}
