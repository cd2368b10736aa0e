import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '#packages/http/web';
import { useSyncStatus } from '#packages/sync/web';
import { showToast } from '#packages/ui';
import { authMessages, twoFactorReset } from '#auth/contract';
import { accountMessages } from '../account-messages.ts';
import { sentenceOf } from '../two-factor/sentence-of.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import classes from './person-sign-ins.module.css';

interface Props {
  person: { user_id: string; name: string };
}

/** For somebody who has lost their authenticator: switches their second factor off. */
export function ResetFactor({ person }: Props) {
  const client = useClient();
  const { online } = useSyncStatus();
  const [isAsked, setAsked] = useState(false);
  const resetting = useMutation({
    mutationFn: () => client.call(twoFactorReset, { params: { id: person.user_id } }),
    onSuccess: () => showToast({ kind: 'done', text: authMessages.twoFactorDisabled }),
    onError: (error) => showToast({ kind: 'problem', text: sentenceOf(error) }),
    onSettled: () => setAsked(false),
  });
  return (
    <>
      <Button
        variant="default"
        className={classes['reset']}
        disabled={!online}
        onClick={() => setAsked(true)}
      >
        Reset two-factor sign-in
      </Button>
      <ConfirmDialog
        title={isAsked ? `Reset the two-factor sign-in of ${person.name}` : null}
        text={accountMessages.resetFactorMeans}
        deed="Reset"
        isBusy={resetting.isPending}
        onClose={() => setAsked(false)}
        onConfirm={() => resetting.mutate()}
      />
    </>
  );
}
