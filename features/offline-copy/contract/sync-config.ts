import type { SyncConfig } from '#packages/sync/contract';
import { syncEndpoints } from './sync-endpoints.ts';

/** Texts of the first load, as the specification writes them. */
const progress: SyncConfig['progress'] = {
  start: 'Start Syncing the data... (0 %)',
  core: (percent) => `Syncing core data... Please do not refresh the page (${String(percent)} %)`,
  images: (percent) => `Syncing image data... (${String(percent)} %)`,
  measurements: 'Syncing measurement data...',
  batch: (batch) => `Syncing ${String(batch)} batch of measurement data`,
  done: 'Done Syncing Initial Data (100 %)',
};

/**
 * The lists, tables and calls of the offline copy that the specification names. A feature that is
 * not named here adds its own list with `SyncSource` and its own table with `since`.
 */
export const syncConfig: SyncConfig = {
  paths: {
    core: syncEndpoints.core.path,
    measures: syncEndpoints.measures.path,
    init: syncEndpoints.init.path,
    events: syncEndpoints.events.path,
  },
  lists: {
    core: [
      'users',
      'organisation',
      'tags',
      'permissions',
      'custom_measurement_types',
      'link_measurement_types',
      'strategy',
      'sessions',
      'session_users',
      'alert_rules',
      'compliance_alert_logs',
      'compliance_user_alert_logs',
      'compliance_high_risk_measurement_logs',
      'rosters',
      'roster_user_leave',
    ],
    measures: ['measurements', 'link_measurements', 'session_measurements'],
  },
  singleRow: ['organisation'],
  tables: { organisation: 'organisations', strategy: 'strategies' },
  // Removed measurements, labels of old data, cancelled leave and dismissed alerts are displayed.
  withInactive: [
    'measurements',
    'tags',
    'roster_user_leave',
    'compliance_alert_logs',
    'compliance_user_alert_logs',
    'compliance_high_risk_measurement_logs',
  ],
  batches: { list: 'measurements', links: 'link_measurements' },
  times: {
    cursor: 'last_measurement_modified_time',
    horizon: 'init_measurement_sync_time',
    completed: 'complete_measurement_sync',
  },
  pictures: 'profileImages',
  schema: [
    [
      'users',
      'organisations',
      'tags',
      'userTags',
      'permissions',
      'profileImages',
      'syncTimes',
      'measurements',
      'custom_measurement_types',
      'link_measurement_types',
      'measured_by_users',
      'link_measurements',
    ],
    ['sessions', 'session_users', 'session_measurements', 'logs'],
    [
      'alert_rules',
      'compliance_alert_logs',
      'compliance_user_alert_logs',
      'compliance_high_risk_measurement_logs',
      'rosters',
      'roster_user_leave',
      'strategies',
    ],
    ['forecasts'],
    ['heat_history'],
    ['breaks'],
    ['past_highs'],
    ['rule_packs', 'location_packs'],
    ['readings'],
    ['site_corrections'],
    ['attention_entries'],
  ],
  progress,
};
