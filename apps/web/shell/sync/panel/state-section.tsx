import { Button, Group } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCloudCheck,
  IconCloudOff,
  IconDatabaseOff,
  IconRefresh,
} from '@tabler/icons-react';
import type { SyncStatus } from '#packages/sync/offline';
import { useNow, useZone } from '#packages/ui';
import { Ring } from '../ring.tsx';
import { stateWords } from './state-words.ts';
import type { StateWords } from './state-words.ts';
import { useSyncNow } from './use-sync-now.ts';
import classes from './panel.module.css';

/** The state of the copy with reason, advice and button. */
export function StateSection({ status }: { status: SyncStatus }) {
  const now = useNow(5000);
  const zone = useZone();
  const { kind, title, text, advice } = stateWords(status, now, zone);
  const { run, isBusy, result } = useSyncNow();
  const isLoading = kind === 'loading' || kind === 'opening';
  return (
    <section className={classes['state']} data-kind={kind} aria-label="State">
      <div className={classes['sign']}>
        <Sign kind={kind} percent={status.percent} />
      </div>
      <div className={classes['words']}>
        <div role="status">
          <h2>{title}</h2>
        </div>
        <p>{text}</p>
        {kind === 'loading' && (
          <progress
            className="ws-progress"
            value={status.percent}
            max={100}
            aria-label="Loading progress"
          />
        )}
        {advice !== null && <p className={classes['advice']}>{advice}</p>}
        <Group gap="6px 12px" mt={12}>
          <Button
            leftSection={<IconRefresh size={16} stroke={1.9} />}
            loading={isBusy}
            disabled={isLoading}
            onClick={run}
          >
            Sync now
          </Button>
          <p className={classes['result']} role="status" data-good={result?.isGood ?? true}>
            {isBusy ? phaseWords(status) : (result?.text ?? '')}
          </p>
        </Group>
      </div>
    </section>
  );
}

function Sign({ kind, percent }: { kind: StateWords['kind']; percent: number }) {
  if (kind === 'in_step') return <IconCloudCheck size={24} stroke={1.75} aria-hidden />;
  if (kind === 'offline') return <IconCloudOff size={24} stroke={1.75} aria-hidden />;
  if (kind === 'short') return <IconDatabaseOff size={24} stroke={1.75} aria-hidden />;
  if (kind === 'problem') return <IconAlertTriangle size={24} stroke={1.75} aria-hidden />;
  return <Ring percent={percent} size={24} />;
}

/** The current phase of a sync. */
function phaseWords({ state }: SyncStatus): string {
  switch (state) {
    case 'full_syncing_core':
      return 'Downloading people, tags and permissions again';
    case 'syncing_core':
      return 'Checking people, tags and permissions';
    case 'syncing_images':
      return 'Checking pictures';
    case 'syncing_measurements':
      return 'Checking tests';
    case 'full_syncing_measurements':
      return 'Downloading tests again';
    case 'stopped':
      return 'Comparing with the server';
  }
}
