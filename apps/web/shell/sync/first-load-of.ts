import type { SyncStatus } from '#packages/sync/offline';

/** Progress of the first load at which the app opens: core data and pictures are loaded. */
const opensAt = 66;

/** True while the first load of the copy replaces the app. */
export function isFirstLoad(status: SyncStatus): boolean {
  return !status.initialised && status.percent < opensAt && !isUnknown(status);
}

/** True until the copy has reported anything: it may be loaded already. */
export function isUnknown({ initialised, percent, text, state, error }: SyncStatus): boolean {
  return !initialised && percent === 0 && text === '' && state === 'stopped' && error === null;
}
