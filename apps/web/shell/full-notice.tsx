import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSignOut } from '#auth/web';
import { syncErrorTexts } from '#offline-copy/contract';
import type { SyncStatus } from '#packages/sync/offline';
import { useCopyBridge } from '#packages/sync/web';
import { Brand, Page } from '#packages/ui';
import { shellMessages } from './shell-messages.ts';
import classes from './first-load.module.css';

/** Message that replaces the whole app; null if there is none. */
export function FullNotice({ status }: { status: SyncStatus }) {
  if (status.locked) return <Locked status={status} />;
  if (status.notice === 'close_tabs') return <Notice {...shellMessages.closeTabs} />;
  return (
    <Notice {...shellMessages.reload}>
      <Button onClick={() => location.reload()}>{shellMessages.reloadNow}</Button>
    </Notice>
  );
}

/** True while a message replaces the whole app. */
export function isHeldUp({ locked, notice, initialised }: SyncStatus): boolean {
  return locked || notice === 'close_tabs' || (notice === 'reload' && !initialised);
}

function Locked({ status }: { status: SyncStatus }) {
  const bridge = useCopyBridge();
  const signOut = useSignOut();
  const [isBusy, setBusy] = useState(false);
  return (
    <Notice title={shellMessages.locked.title} text={shellMessages.locked.text}>
      <p>{shellMessages.locked.about}</p>
      {status.error !== null && <p>{syncErrorTexts[status.error]}</p>}
      <Button
        loading={isBusy}
        onClick={() => {
          setBusy(true);
          void bridge.requestSync().finally(() => setBusy(false));
        }}
      >
        {shellMessages.retry}
      </Button>
      <Button variant="subtle" onClick={signOut}>
        {shellMessages.signIn}
      </Button>
    </Notice>
  );
}

function Notice({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <Page ready layout="plain">
      <div className={classes['middle']}>
        <Brand name="Watershade" />
        <h1>{title}</h1>
        <p role="status" className={classes['said']}>
          {text}
        </p>
        {children}
      </div>
    </Page>
  );
}
