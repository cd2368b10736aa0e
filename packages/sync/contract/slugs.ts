/**
 * Every list of POST /v3/sync/core, in the order of the answer. A list whose feature does not
 * exist yet is present and empty.
 */
export const coreLists = [
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
] as const;

/** Every list of POST /v3/sync/measures; the init call has the first two. */
export const measuresLists = ['measurements', 'link_measurements', 'session_measurements'] as const;

export type CoreList = (typeof coreLists)[number];
export type MeasuresList = (typeof measuresLists)[number];
export type SyncList = CoreList | MeasuresList;

/** Tables of the offline copy, as the specification names them, plus `strategies` and `forecasts`. */
export const copyTables = [
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
  'sessions',
  'session_users',
  'session_measurements',
  'alert_rules',
  'compliance_alert_logs',
  'compliance_user_alert_logs',
  'compliance_high_risk_measurement_logs',
  'logs',
  'rosters',
  'roster_user_leave',
  'strategies',
  'forecasts',
] as const;

export type CopyTable = (typeof copyTables)[number];

/** The table in which a list of an answer is kept: only two differ in name. */
export function tableOfList(list: SyncList): CopyTable {
  if (list === 'organisation') return 'organisations';
  if (list === 'strategy') return 'strategies';
  return list;
}

/**
 * Lists whose inactive rows come with a first load too, since they are displayed: removed
 * measurements, labels of old data, cancelled leave, dismissed alerts.
 */
const withInactive: readonly SyncList[] = [
  'measurements',
  'tags',
  'roster_user_leave',
  'compliance_alert_logs',
  'compliance_user_alert_logs',
  'compliance_high_risk_measurement_logs',
];

/** True where inactive rows of a list belong to the copy; elsewhere they are only tombstones. */
export function bringsInactive(list: SyncList): boolean {
  return withInactive.includes(list);
}

/** Slugs of the sync times that belong to no table. */
export const specialTimes = {
  lastMeasurement: 'last_measurement_modified_time',
  initMeasurement: 'init_measurement_sync_time',
  completeMeasurement: 'complete_measurement_sync',
} as const;

/** Largest number of rows of one list in one answer. */
export const pageSize = 2000;
