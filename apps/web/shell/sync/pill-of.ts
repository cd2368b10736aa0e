import type { QueuedWrite, SyncStatus } from '#packages/sync/offline';

export type PillKind = 'in_step' | 'syncing' | 'offline' | 'problem';

/** The state of the pill. Regular syncs every minute keep it 'in step'. */
export function pillOf(status: SyncStatus): PillKind {
  if (!status.online) return 'offline';
  if (status.error !== null) return 'problem';
  return status.initialised ? 'in_step' : 'syncing';
}

/** The age of the copy in short form: 'now', '35 s ago', '12 min ago', '3 h ago', '2 d ago'. */
export function ageText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  if (seconds < 5) return 'now';
  if (seconds < 60) return `${String(seconds)} s ago`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${String(minutes)} min ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${String(hours)} h ago` : `${String(Math.floor(hours / 24))} d ago`;
}

/** The queue in short form: '2 to send', '1 refused'; empty if there is none. */
export function queueText(writes: readonly Pick<QueuedWrite, 'state'>[]): string {
  const refused = writes.filter(({ state }) => state === 'refused').length;
  const toSend = writes.length - refused;
  return [
    toSend > 0 ? `${String(toSend)} to send` : '',
    refused > 0 ? `${String(refused)} refused` : '',
  ]
    .filter((text) => text !== '')
    .join(', ');
}
