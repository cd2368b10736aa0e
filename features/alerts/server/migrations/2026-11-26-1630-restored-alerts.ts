import type { Migration } from '#packages/database';

/** What a dismissal ended, so that the dismissed row can be restored. */
export const restoredAlerts: Migration = {
  id: '2026-11-26-1630-restored-alerts',
  sql: `
    alter table compliance_user_alert_logs
      -- Dismissed with all notices of its alert; false if it was dismissed alone. Null while it is
      -- active, and if it was dismissed before this column existed.
      add column dismissed_with_alert boolean,
      -- The next reminder at the time of the dismissal.
      add column dismissed_reminds_at timestamptz(3);
    alter table compliance_high_risk_measurement_logs
      -- The rule still followed the person at the time of the dismissal.
      add column dismissed_open boolean not null default false,
      add column dismissed_realert_at timestamptz(3);`,
};
