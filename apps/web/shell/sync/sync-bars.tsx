import { Button } from '@mantine/core';
import { IconCloudOff, IconDatabaseOff, IconRefresh } from '@tabler/icons-react';
import type { SyncStatus } from '#packages/sync/offline';
import { Banner, uiMessages, useZone } from '#packages/ui';
import { shellMessages } from '../shell-messages.ts';
import classes from './sync-bars.module.css';

/** Says under the top bar that there is no connection. */
export function OfflineBanner() {
  return (
    <Banner icon={IconCloudOff} isQuiet>
      {uiMessages.offline}
    </Banner>
  );
}

/** Offers to reload when another tab has a newer build. */
export function ReloadBanner() {
  return (
    <Banner icon={IconRefresh} isQuiet>
      {shellMessages.reload.text}
      <Button size="compact-sm" variant="default" onClick={() => location.reload()}>
        {shellMessages.reloadNow}
      </Button>
    </Banner>
  );
}

/** Says which rows are left out, as a list without them looks complete. */
export function ShortageBanner({ from }: { from: number }) {
  const zone = useZone();
  return (
    <Banner icon={IconDatabaseOff} isQuiet>
      {shellMessages.shortage(from, zone)}
    </Banner>
  );
}

/** Progress of the first load at the bottom, after the app has opened. */
export function SyncBar({ status }: { status: SyncStatus }) {
  if (status.text === '') return null;
  return (
    <div className={`${classes['bar'] ?? ''} ws-not-printed`} role="status">
      {!status.initialised && (
        <progress value={status.percent} max={100} aria-label="Loading progress" />
      )}
      <span>{status.text}</span>
    </div>
  );
}
