import { Button, Popover, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconCloudCheck, IconCloudOff } from '@tabler/icons-react';
import { useState } from 'react';
import { clockText, dateTimeText } from '#packages/kit';
import type { SyncStatus } from '#packages/sync/offline';
import { useCopyBridge, useSyncStatus } from '#packages/sync/web';
import { uiMessages, useNow, useZone } from '#packages/ui';
import { ageText, pillOf } from './pill-of.ts';
import { Ring } from './ring.tsx';
import classes from './sync-pill.module.css';

const signs = {
  in_step: <IconCloudCheck size={16} stroke={1.75} color="var(--ws-good-edge)" aria-hidden />,
  offline: <IconCloudOff size={16} stroke={1.75} aria-hidden />,
  problem: <IconAlertTriangle size={16} stroke={1.9} aria-hidden />,
} as const;

/** How the copy is doing: in step and how old, loading, offline since when, or in trouble. */
export function SyncPill({ short = false }: { short?: boolean }) {
  const status = useSyncStatus();
  const now = useNow(5000);
  const zone = useZone();
  const kind = pillOf(status);
  const age = status.last_run === null ? '' : ageText(now - status.last_run);
  return (
    <Popover width={280} position="bottom-end">
      <Popover.Target>
        <UnstyledButton className={classes['pill']} data-kind={kind} data-short={short}>
          {kind === 'syncing' ? <Ring percent={status.percent} /> : signs[kind]}
          <span className={classes['word']}>
            {wordOf(kind, status, zone)}
            {kind === 'in_step' && <span className="ws-only-heard">, </span>}
          </span>
          {kind === 'in_step' && <span className={classes['fact']}>{age}</span>}
          {kind === 'problem' && <span className={classes['details']}>Details</span>}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <SyncFacts status={status} />
      </Popover.Dropdown>
    </Popover>
  );
}

function wordOf(kind: ReturnType<typeof pillOf>, status: SyncStatus, zone: string): string {
  switch (kind) {
    case 'in_step':
      return 'In step';
    case 'syncing':
      return `Syncing ${String(Math.floor(status.percent))}\u202f%`;
    case 'offline':
      return status.last_run === null
        ? 'Offline'
        : `Offline since ${clockText(status.last_run, zone).slice(0, 5)}`;
    case 'problem':
      return 'Sync problem';
  }
}

function SyncFacts({ status }: { status: SyncStatus }) {
  const bridge = useCopyBridge();
  const zone = useZone();
  const [isBusy, setBusy] = useState(false);
  return (
    <div className={classes['facts']}>
      <p>
        {status.last_run === null
          ? 'Not synced yet.'
          : `Last in step ${dateTimeText(status.last_run, zone)}.`}
      </p>
      {status.text !== '' && <p>{status.text}</p>}
      {!status.online && <p>{uiMessages.offline}</p>}
      {status.error !== null && <p className={classes['error']}>{status.error}</p>}
      <Button
        size="sm"
        variant="default"
        loading={isBusy}
        onClick={() => {
          setBusy(true);
          void bridge.requestSync().finally(() => setBusy(false));
        }}
      >
        Sync now
      </Button>
    </div>
  );
}
