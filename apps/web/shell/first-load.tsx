import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { progressTexts } from '#packages/sync/contract';
import type { SyncStatus } from '#packages/sync/offline';
import { useCopyBridge } from '#packages/sync/web';
import { Brand, ErrorState, Page } from '#packages/ui';
import classes from './first-load.module.css';

/** Share of the first load from which the app opens: core data and pictures are here. */
const opensAt = 66;

/** True while the first load of the copy stands in place of the app. */
export function isFirstLoad(status: SyncStatus): boolean {
  return !status.initialised && status.percent < opensAt && !isUnknown(status);
}

/** True until the copy has said anything: it may be there already. */
export function isUnknown({ initialised, percent, text, state, error }: SyncStatus): boolean {
  return !initialised && percent === 0 && text === '' && state === 'stopped' && error === null;
}

/** The first load: how far it is, or that it failed; signing out stays possible. */
export function FirstLoad({ status }: { status: SyncStatus }) {
  const bridge = useCopyBridge();
  const text = status.text || progressTexts.start;
  return (
    <Page ready={status.error !== null} layout="plain">
      <div className={classes['middle']}>
        <Brand name="Watershade" />
        <h1 className="ws-only-heard">Loading your data</h1>
        {status.error !== null ? (
          <ErrorState onRetry={() => void bridge.requestSync()} />
        ) : (
          <div className={classes['progress']} role="status">
            <progress value={status.percent} max={100} aria-label="Share loaded" />
            <p>{text}</p>
          </div>
        )}
        <Button component={Link} to="/logout" variant="subtle" preload={false}>
          Sign out
        </Button>
      </div>
    </Page>
  );
}
