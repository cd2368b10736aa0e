import type { PagePort } from '#packages/sync/offline';

/**
 * Waits for the Web Lock that the holder of the copy keeps as long as it lives. A worker that
 * crashes sends no message, but the browser frees its locks.
 */
export function watchLife(
  lock: string | null,
  port: PagePort | null,
  onDeath: (port: PagePort) => void,
): void {
  // Without a secure context there are no locks, whatever the types say.
  const locks = navigator.locks as LockManager | undefined;
  if (lock === null || port === null || locks === undefined) return;
  locks.request(lock, { mode: 'shared' }, () => onDeath(port)).catch(() => undefined);
}
