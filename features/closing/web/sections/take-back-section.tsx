import { Button } from '@mantine/core';
import { useState } from 'react';
import { cancelClosing } from '#closing/contract';
import { CallError, useClient } from '#packages/http/web';
import { useCopyBridge, useSyncStatus } from '#packages/sync/web';
import { SettingsSection, showToast, useZone } from '#packages/ui';
import { closingText, leavingMessages } from '../leaving-messages.ts';
import classes from './close-section.module.css';
import { LineNote } from './line-note.tsx';

/** 'Organisation' while it is being closed: when it ends, and how to cancel. */
export function TakeBackSection({ closes_time }: { closes_time: string }) {
  const zone = useZone();
  const { online } = useSyncStatus();
  const client = useClient();
  const bridge = useCopyBridge();
  const [isSending, setSending] = useState(false);

  async function takeBack() {
    setSending(true);
    try {
      await client.call(cancelClosing);
      showToast({ kind: 'done', text: leavingMessages.takenBack });
      await bridge.requestSync();
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      showToast({ kind: 'problem', text: failure.message, detail: failure.detail ?? undefined });
    } finally {
      setSending(false);
    }
  }

  return (
    <div className={classes['form']}>
      <SettingsSection
        title="Organisation"
        about={closingText(closes_time, zone)}
        isDangerous
        actions={
          <>
            <LineNote online={online} />
            <Button loading={isSending} disabled={!online} onClick={() => void takeBack()}>
              Keep the organisation open
            </Button>
          </>
        }
      >
        <p>After that, all accounts are deactivated and everybody is signed out.</p>
      </SettingsSection>
    </div>
  );
}
