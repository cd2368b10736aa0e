import type { SyncConfig } from '#packages/sync/contract';

/** A scheme for tests, with names as a product might have them. */
export const testConfig: SyncConfig = {
  paths: {
    core: '/v3/sync/core',
    measures: '/v3/sync/measures',
    init: '/v3/sync/measures/init',
    events: '/v3/sync/events',
  },
  lists: {
    core: ['users', 'organisation', 'tags', 'permissions', 'sessions', 'strategy'],
    measures: ['measurements', 'link_measurements', 'session_measurements'],
  },
  singleRow: ['organisation'],
  tables: { organisation: 'organisations', strategy: 'strategies' },
  withInactive: ['measurements', 'tags'],
  batches: { list: 'measurements', links: 'link_measurements' },
  times: {
    cursor: 'last_measurement_modified_time',
    horizon: 'init_measurement_sync_time',
    completed: 'complete_measurement_sync',
  },
  pictures: 'profileImages',
  schema: [
    [
      ...['users', 'organisations', 'tags', 'userTags', 'permissions', 'profileImages'],
      ...['syncTimes', 'measurements', 'link_measurements'],
    ],
    ['sessions', 'session_measurements', 'logs'],
    ['strategies'],
    ['forecasts'],
  ],
  progress: {
    start: 'Start Syncing the data... (0 %)',
    core: (percent) => `Syncing core data... Please do not refresh the page (${String(percent)} %)`,
    images: (percent) => `Syncing image data... (${String(percent)} %)`,
    measurements: 'Syncing measurement data...',
    batch: (batch) => `Syncing ${String(batch)} batch of measurement data`,
    done: 'Done Syncing Initial Data (100 %)',
  },
};
