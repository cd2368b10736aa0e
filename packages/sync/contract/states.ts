export type SyncState =
  | 'full_syncing_core'
  | 'syncing_core'
  | 'syncing_images'
  | 'syncing_measurements'
  | 'full_syncing_measurements'
  | 'stopped';

/** Milliseconds between two incremental runs. */
export const syncInterval = 60_000;

/** The exact progress texts; `percent` is a whole or half number. */
export const progressTexts = {
  start: 'Start Syncing the data... (0 %)',
  core: (percent: number) =>
    `Syncing core data... Please do not refresh the page (${String(percent)} %)`,
  images: (percent: number) => `Syncing image data... (${String(percent)} %)`,
  measurements: 'Syncing measurement data...',
  batch: (batch: number) => `Syncing ${String(batch)} batch of measurement data`,
  done: 'Done Syncing Initial Data (100 %)',
} as const;
