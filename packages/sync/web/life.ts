import type { PagePort } from '#packages/sync/offline';

/**
 * Waits for the Web Lock that the host of the copy holds as long as it runs. A worker that crashes
 * sends no message, but the browser releases its locks.
 */
export function watchLife(
  lock: string | null,
  port: PagePort | null,
  onDeath: (port: PagePort) => void,
): void {
  // Outside a secure context there are no locks, although the types declare them.
  const locks = navigator.locks as LockManager | undefined;
  if (lock === null || port === null || locks === undefined) return;
  locks.request(lock, { mode: 'shared' }, () => onDeath(port)).catch(() => undefined);
}
