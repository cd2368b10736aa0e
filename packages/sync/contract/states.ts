/** What a run of the sync engine is doing. */
export type SyncState =
  | 'full_syncing_core'
  | 'syncing_core'
  | 'syncing_images'
  | 'syncing_measurements'
  | 'full_syncing_measurements'
  | 'stopped';

/** Milliseconds between two incremental runs. */
export const syncInterval = 60_000;

/** Why the copy cannot be updated or read. */
export type SyncError =
  /** The server sent no answer, or no usable one. */
  | 'server_unavailable'
  /** The device has no storage left. */
  | 'no_storage'
  /** The server sent the same rows again. */
  | 'no_progress'
  /** Nothing came for two minutes. */
  | 'stalled'
  /** The copy differs from the server, even after it was loaded again. */
  | 'differs'
  /** Another tab runs a newer build, which keeps the copy in another form. */
  | 'newer_build'
  /** The stored data stays unreadable after it was loaded again. */
  | 'unreadable'
  /** Not expected; the log of the device has the cause. */
  | 'internal';
