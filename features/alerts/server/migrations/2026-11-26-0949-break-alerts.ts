import type { Migration } from '#packages/database';

/** Alerts about late breaks. */
export const breakAlertReason: Migration = {
  id: '2026-11-26-0949-break-alerts',
  sql: `
    alter table compliance_alert_logs drop constraint compliance_alert_logs_reason_check;
    alter table compliance_alert_logs add constraint compliance_alert_logs_reason_check
      check (reason in ('now', 'forecast', 'no_data', 'reminder', 'manual', 'tag', 'break'));`,
};
