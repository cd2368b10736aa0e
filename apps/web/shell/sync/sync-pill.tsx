import { UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconCloudCheck, IconCloudOff } from '@tabler/icons-react';
import { clockText } from '#packages/kit';
import type { SyncStatus } from '#packages/sync/offline';
import { useQueue, useSyncStatus } from '#packages/sync/web';
import { useNow, useZone } from '#packages/ui';
import { usePanelView, useShowPanel } from './panel/sync-address.ts';
import { ageText, pillOf, queueText } from './pill-of.ts';
import { Ring } from './ring.tsx';
import classes from './sync-pill.module.css';

const signs = {
  in_step: <IconCloudCheck size={16} stroke={1.75} color="var(--ws-good-edge)" aria-hidden />,
  offline: <IconCloudOff size={16} stroke={1.75} aria-hidden />,
  problem: <IconAlertTriangle size={16} stroke={1.9} aria-hidden />,
} as const;

/** State of the copy: up to date with its age, loading, offline since when, or with a problem. */
export function SyncPill({ short = false }: { short?: boolean }) {
  const status = useSyncStatus();
  const unsent = queueText(useQueue().writes);
  const now = useNow(5000);
  const zone = useZone();
  const kind = pillOf(status);
  const isOpen = usePanelView() !== null;
  const show = useShowPanel();
  const age = status.last_run === null ? '' : ageText(now - status.last_run);
  return (
    <UnstyledButton
      className={classes['pill']}
      data-kind={kind}
      data-short={short}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => show('state')}
    >
      {kind === 'syncing' ? <Ring percent={status.percent} /> : signs[kind]}
      <span className="ws-only-heard">Sync: </span>
      <span className={classes['word']}>
        {wordOf(kind, status)}
        {kind === 'offline' && status.last_run !== null && (
          <span className={classes['since']}>
            {` since ${clockText(status.last_run, zone).slice(0, 5)}`}
          </span>
        )}
        {kind === 'in_step' && <span className="ws-only-heard">, </span>}
      </span>
      {kind === 'in_step' && <span className={classes['age']}>{age}</span>}
      {unsent !== '' && (
        <span className={classes['fact']}>
          <span className="ws-only-heard">, </span>
          {unsent}
        </span>
      )}
      {kind === 'problem' && <span className={classes['details']}>Details</span>}
    </UnstyledButton>
  );
}

function wordOf(kind: ReturnType<typeof pillOf>, status: SyncStatus): string {
  switch (kind) {
    case 'in_step':
      return 'Up to date';
    case 'syncing':
      return `Syncing ${String(Math.floor(status.percent))}\u202f%`;
    case 'offline':
      return 'Offline';
    case 'problem':
      return 'Sync problem';
  }
}
