import { Button } from '@mantine/core';
import { cancelClosing } from '#closing/contract';
import { useWrite } from '#packages/form/web';
import { useClient } from '#packages/http/web';
import { useSyncStatus } from '#packages/sync/web';
import { ActionNote, SettingsSection, useZone } from '#packages/ui';
import { closingText, leavingMessages } from '../leaving-messages.ts';

/** 'Organisation' while it is being closed: when it ends, and how to cancel. */
export function TakeBackSection({ closes_time }: { closes_time: string }) {
  const zone = useZone();
  const { online } = useSyncStatus();
  const client = useClient();
  const { isBusy, write } = useWrite({ sync: 'awaited' });
  const takeBack = () =>
    write(() => client.call(cancelClosing), { done: leavingMessages.takenBack, fields: [] });

  return (
    <div className="ws-section">
      <SettingsSection
        title="Organisation"
        about={closingText(closes_time, zone)}
        isDangerous
        actions={
          <>
            <ActionNote>{online ? '' : leavingMessages.needsConnection}</ActionNote>
            <Button loading={isBusy} disabled={!online} onClick={() => void takeBack()}>
              Keep the organisation open
            </Button>
          </>
        }
      >
        <p>After that, everybody is signed out and no one can sign in.</p>
      </SettingsSection>
    </div>
  );
}
