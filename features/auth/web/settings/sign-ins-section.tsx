import { Button } from '@mantine/core';
import { useWrite } from '#packages/form/web';
import { callMessages } from '#packages/http/contract';
import { useAnswer, useClient } from '#packages/http/web';
import { useSyncStatus } from '#packages/sync/web';
import { GenericLoader, SettingsSection, TextSkeleton } from '#packages/ui';
import { authEndOtherSignIns, authEndSignIn, authSignIns } from '#auth/contract';
import { accountMessages } from '../account-messages.ts';
import { SignInRow } from './sign-in-row.tsx';
import classes from './settings.module.css';

/** The own sign-ins, on /settings: each can be ended. */
export function SignInsSection() {
  const client = useClient();
  const { isBusy, write } = useWrite({ stale: [authSignIns] });
  const { online } = useSyncStatus();
  const { data, error, isPending, refetch } = useAnswer(authSignIns);
  const failureTexts = { failed: () => callMessages.failed, fields: [] };
  const end = (id: string) =>
    write(() => client.call(authEndSignIn, { params: { id } }), {
      ...failureTexts,
      done: accountMessages.signInEnded,
    });
  const endOthers = () =>
    write(() => client.call(authEndOtherSignIns), {
      ...failureTexts,
      done: accountMessages.othersEnded,
    });
  const isIdle = online && !isBusy;
  const hasOthers = data?.some(({ is_current }) => !is_current) ?? false;
  return (
    <SettingsSection
      title="Sign-ins"
      about="Where you are signed in. End any sign-in that you do not recognise, then change your password."
      actions={
        <Button variant="default" disabled={!hasOthers || !isIdle} onClick={() => void endOthers()}>
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
                onEnd={() => void end(signIn.sign_in_id)}
              />
            ))}
          </ul>
        </GenericLoader>
      )}
    </SettingsSection>
  );
}
