import type { Migration } from '#packages/database';

/** What the compliance assessment reads of a period, without reading whole tests. */
export const complianceIndexes: Migration = {
  id: '2026-11-27-1210-compliance-indexes',
  sql: `
    create index measurements_counted on measurements (org_id, created_time) include (user_id)
      where type = 'sosm' and valid and active;
    create index user_alert_logs_sent on compliance_user_alert_logs (org_id, created_time);
    create index high_risk_logs_added on compliance_high_risk_measurement_logs
      (org_id, created_time);`,
};
