import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useSyncStatus } from '#packages/sync/web';
import { RelativeTime, SettingsSection } from '#packages/ui';
import { rowsText } from '../sync/panel/rows-section.tsx';
import { useReport } from '../sync/panel/use-report.ts';
import { useSyncNow } from '../sync/panel/use-sync-now.ts';
import classes from './device-section.module.css';

/** Data in this browser, and how to update or delete it. */
export function DeviceSection() {
  const status = useSyncStatus();
  const { tables } = useReport(status);
  const { run, isBusy, result } = useSyncNow();
  const rows = tables?.reduce((sum, table) => sum + table.rows, 0);
  return (
    <SettingsSection
      title="This device"
      about="Your data is stored in this browser, so every screen opens at once, even without a connection."
      actions={
        <>
          <p className={classes['result']} role="status" data-good={result?.isGood ?? true}>
            {result?.text}
          </p>
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} stroke={1.9} />}
            loading={isBusy}
            onClick={run}
          >
            Sync now
          </Button>
        </>
      }
    >
      <dl className="ws-facts ws-figures">
        <dt>Last sync</dt>
        <dd>{status.last_run === null ? 'Never' : <RelativeTime time={status.last_run} />}</dd>
        <dt>Stored here</dt>
        <dd>{rows === undefined ? 'Not checked yet' : rowsText(rows)}</dd>
      </dl>
      <p className={classes['links']}>
        <Link to="/settings" hash="sync" hashScrollIntoView={false} resetScroll={false}>
          Show details
        </Link>
        <Link to="/reset">Reset this device</Link>
      </p>
    </SettingsSection>
  );
}
