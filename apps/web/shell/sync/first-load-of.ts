import type { SyncStatus } from '#packages/sync/offline';

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
