import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { SyncStatus } from '#packages/sync/offline';
import { useCopyBridge } from '#packages/sync/web';
import { Brand, Page } from '#packages/ui';
import { shellMessages } from './shell-messages.ts';
import classes from './first-load.module.css';

/** Stands in place of the app while the copy has been without the server for too long. */
export function Locked({ status }: { status: SyncStatus }) {
  const bridge = useCopyBridge();
  const [isBusy, setBusy] = useState(false);
  return (
    <Page ready layout="plain">
      <div className={classes['middle']}>
        <Brand name="Watershade" />
        <h1>{shellMessages.locked.title}</h1>
        <p role="status">{shellMessages.locked.text}</p>
        {status.error !== null && <p>{status.error}</p>}
        <Button
          loading={isBusy}
          onClick={() => {
            setBusy(true);
            void bridge.requestSync().finally(() => setBusy(false));
          }}
        >
          {shellMessages.locked.retry}
        </Button>
        <Button component={Link} to="/logout" variant="subtle" preload={false}>
          {shellMessages.locked.signIn}
        </Button>
      </div>
    </Page>
  );
}
