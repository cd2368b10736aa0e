import { errorText } from '#packages/kit';
import { createCopyHost } from '#packages/sync/offline';
import type { CopyEnvironment, CopyPort } from '#packages/sync/offline';
import { copyDefinition } from './definition.ts';

const environment: CopyEnvironment = {
  now: () => Date.now(),
  random: () => Math.random(),
  fetch: (input, init) => fetch(input, init),
  indexedDB,
  storage: (navigator.storage as StorageManager | undefined) ?? null,
  locks: (navigator.locks as LockManager | undefined) ?? null,
  openChannel:
    typeof BroadcastChannel === 'undefined' ? null : (name) => new BroadcastChannel(name),
  after(milliseconds, action) {
    const timer = setTimeout(action, milliseconds);
    return () => clearTimeout(timer);
  },
};

const host = createCopyHost(environment, copyDefinition);

/** Serves one page from the copy of this worker, or of this page without workers. */
export function servePort(port: CopyPort): void {
  host.serve(port);
}

/** Logs uncaught errors of the worker. */
export function noteError(error: unknown): void {
  host.log({
    timestamp: new Date().toISOString(),
    type: 'error',
    level: 'error',
    page: '',
    message: errorText(error),
    context: { stack: error instanceof Error ? (error.stack ?? '') : '' },
  });
}
