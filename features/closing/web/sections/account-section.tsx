import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useAuth } from '#auth/web';
import { deleteMe } from '#closing/contract';
import { CallError, useClient } from '#packages/http/web';
import { useSyncStatus } from '#packages/sync/web';
import { ActionNote, Form, SettingsSection, showToast } from '#packages/ui';
import { leavingMessages } from '../leaving-messages.ts';

/** 'My account': deletes it after the user typed their email and confirmed once more. */
export function AccountSection({ leave }: { leave: () => Promise<void> }) {
  const email = useAuth()?.user.email ?? '';
  const client = useClient();
  const { online } = useSyncStatus();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isLeaving, setLeaving] = useState(false);

  async function submit() {
    if (typed.trim().toLowerCase() !== email.toLowerCase()) {
      return setError(leavingMessages.emailWrong);
    }
    if (!window.confirm(leavingMessages.sure)) return;
    setLeaving(true);
    try {
      await client.call(deleteMe);
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      const detail = failure.detail ?? undefined;
      showToast({ kind: 'problem', text: leavingMessages.deleteFailed, detail });
      return setLeaving(false);
    }
    await leave();
  }

  return (
    <Form
      className="ws-section"
      label="My account"
      onSubmit={() => online && !isLeaving && submit()}
    >
      <SettingsSection
        title="My account"
        about="You will be signed out everywhere and can no longer sign in. The organisation keeps your tests. An admin can restore the account for 7 days."
        isDangerous
        actions={
          <>
            <ActionNote>{online ? '' : leavingMessages.needsConnection}</ActionNote>
            <Button
              type="submit"
              data-danger
              loading={isLeaving}
              disabled={!online || typed === ''}
            >
              Delete my account
            </Button>
          </>
        }
      >
        <TextInput
          type="email"
          label="Your email address"
          description={`Enter ${email} to continue`}
          autoComplete="off"
          value={typed}
          error={error}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setError(null);
          }}
        />
      </SettingsSection>
    </Form>
  );
}
