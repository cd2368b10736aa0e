/** Name of a table of the copy on screens; null for internal tables. Others go by their own name. */
export const tableWords: Readonly<Partial<Record<string, string | null>>> = {
  users: 'People',
  organisations: 'Organisation',
  tags: 'Tags, jobs and locations',
  userTags: 'Tags on people',
  permissions: 'Permissions',
  profileImages: 'Pictures',
  syncTimes: null,
  measurements: 'Tests',
  custom_measurement_types: 'Custom types',
  link_measurement_types: 'Linked types',
  measured_by_users: 'People who tested others',
  link_measurements: 'Linked values',
  sessions: 'Sessions',
  session_users: 'People in sessions',
  session_measurements: 'Tests in sessions',
  alert_rules: 'Alert rules',
  compliance_alert_logs: 'Alerts',
  compliance_user_alert_logs: 'Alerts for people',
  compliance_high_risk_measurement_logs: 'High-risk tests',
  logs: null,
  rosters: 'Rosters',
  roster_user_leave: 'Leave',
  strategies: 'Strategies',
  forecasts: 'Weather forecasts',
  heat_history: 'Past heat',
  past_highs: 'Highs of the last days',
  readings: 'Meter readings',
  site_corrections: 'Corrections of forecasts',
  breaks: 'Breaks',
  rule_packs: 'Rule packs',
  location_packs: 'Rule packs of locations',
  emergency_entries: 'Entries of emergencies',
  attention_entries: 'Cases that were taken',
};

/** A table in the list of the panel. */
export interface CountedTable {
  readonly word: string;
  readonly rows: number;
}

/** Counts by name, most rows first; tables without a name are left out. */
export function countedTables(tables: readonly { table: string; rows: number }[]): CountedTable[] {
  return tables
    .flatMap(({ table, rows }) => {
      const word = tableWords[table];
      return word === null ? [] : [{ word: word ?? table, rows }];
    })
    .sort((a, b) => b.rows - a.rows || a.word.localeCompare(b.word));
}
