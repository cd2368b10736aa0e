import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/** The messages of alerts on all channels, instead of only their emails. */
export const alertMessageTable: Migration = {
  id: '2026-11-25-1106-alert-messages',
  sql: `
    -- So that an answer withdraws them and their result is shown.
    create table alert_messages (
      org_id uuid not null,
      message_id uuid not null,
      compliance_alert_log_id uuid not null,
      -- Null for a message about the alert as a whole, such as a webhook.
      compliance_user_alert_log_id uuid,
      primary key (org_id, message_id)
    );
    create index alert_messages_alert on alert_messages (org_id, compliance_alert_log_id);
    create index alert_messages_notice on alert_messages (org_id, compliance_user_alert_log_id);
    -- The owner copies the rows of all organisations.
    alter table alert_emails no force row level security;
    insert into alert_messages
    select e.org_id, e.message_id, u.compliance_alert_log_id, e.compliance_user_alert_log_id
    from alert_emails as e
    join compliance_user_alert_logs as u using (org_id, compliance_user_alert_log_id);
    drop table alert_emails;
    ${organisationTable('alert_messages')}`,
};
