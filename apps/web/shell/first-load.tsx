import { Button } from '@mantine/core';
import { useSignOut } from '#auth/web';
import { syncScheme } from '#offline-copy/contract';
import type { SyncStatus } from '#packages/sync/offline';
import { useCopyBridge } from '#packages/sync/web';
import { Brand, ErrorState, Page } from '#packages/ui';
import classes from './first-load.module.css';

/** Progress or failure of the first load, with a sign-out button. */
export function FirstLoad({ status }: { status: SyncStatus }) {
  const bridge = useCopyBridge();
  const signOut = useSignOut();
  const text = status.text || syncScheme.progress.start;
  return (
    <Page ready={status.error !== null} layout="plain">
      <div className={classes['middle']}>
        <Brand name="Watershade" />
        <h1 className="ws-only-heard">Loading your data</h1>
        {status.error !== null ? (
          <ErrorState onRetry={() => void bridge.requestSync()} />
        ) : (
          <div className={classes['progress']} role="status">
            <progress value={status.percent} max={100} aria-label="Loading progress" />
            <p>{text}</p>
          </div>
        )}
        <Button variant="subtle" onClick={signOut}>
          Sign out
        </Button>
      </div>
    </Page>
  );
}
