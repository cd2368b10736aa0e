import type { Migration } from '#packages/database';

/** Alerts about courses that are due. */
export const courseAlertReason: Migration = {
  id: '2026-11-27-0920-course-alerts',
  sql: `
    alter table compliance_alert_logs drop constraint compliance_alert_logs_reason_check;
    alter table compliance_alert_logs add constraint compliance_alert_logs_reason_check
      check (reason in ('now', 'forecast', 'no_data', 'reminder', 'manual', 'tag', 'break',
        'break_request', 'symptoms', 'course'));`,
};
