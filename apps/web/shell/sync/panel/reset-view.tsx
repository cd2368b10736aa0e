import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useQueue, useSyncStatus } from '#packages/sync/web';
import { countText } from '#packages/kit';
import { rowsText } from './rows-section.tsx';
import { useShowPanel } from './sync-address.ts';
import { useReport } from './use-report.ts';
import classes from './panel.module.css';

/** Confirms the reset with its consequences, and does it. */
export function ResetView({ resetDevice }: { resetDevice: () => Promise<boolean> }) {
  const status = useSyncStatus();
  const { tables = [] } = useReport(status);
  const { writes } = useQueue();
  const show = useShowPanel();
  const [isBusy, setBusy] = useState(false);
  const [isRefused, setRefused] = useState(false);
  async function reset(): Promise<void> {
    setBusy(true);
    setRefused(false);
    const isDone = await resetDevice();
    setRefused(!isDone);
    setBusy(isDone);
  }
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return (
    <section className={classes['reset']} aria-label="What a reset does">
      <p>This removes everything that Watershade stores in this browser:</p>
      <ul>
        <li>the offline copy, {rowsText(rows)}</li>
        <li>your sign-in, in all tabs</li>
        <li>the log of this device, filters, columns and appearance</li>
        <li>the app files for offline use</li>
      </ul>
      <p>Nothing is removed from the server. Your data is downloaded again when you sign in.</p>
      {writes.length > 0 && (
        <p className={classes['warning']} data-danger>
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
          {writes.length === 1
            ? 'One change has not been sent yet and will be lost.'
            : `${countText(writes.length)} changes have not been sent yet and will be lost.`}
        </p>
      )}
      {(isRefused || !status.online) && (
        <p className={classes['warning']} role="status">
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
          Connect to reset this device, because the page must be loaded again. Signing out removes
          your data and also works offline.
        </p>
      )}
      <div className={classes['choice']}>
        <Button variant="default" disabled={isBusy} onClick={() => show('state')}>
          Cancel
        </Button>
        <Button
          variant="filled"
          data-danger
          loading={isBusy}
          disabled={!status.online}
          onClick={() => void reset()}
        >
          Reset this device
        </Button>
      </div>
    </section>
  );
}
