import type { Migration } from '#packages/database';

/** Escalation depends on the age of an alert, and reminders by hand are counted apart. */
export const alertEscalation: Migration = {
  id: '2026-11-25-1130-alert-escalation',
  sql: `
    -- Reminders that were sent by themselves; those by hand do not use them up.
    alter table compliance_user_alert_logs add column auto_remind_count int not null default 0;
    -- When the org admins are notified of an urgent alert that nobody answered.
    alter table compliance_alert_logs add column escalates_at timestamptz(3);
    -- The owner changes the rows of all organisations.
    alter table compliance_user_alert_logs no force row level security;
    alter table compliance_alert_logs no force row level security;
    update compliance_user_alert_logs set auto_remind_count = remind_count where remind_count > 0;
    update compliance_alert_logs as a set escalates_at = a.created_time + interval '30 minutes'
    where a.active and a.created_time > now() - interval '1 hour' and exists (
      select from compliance_user_alert_logs as u
      where u.org_id = a.org_id and u.compliance_alert_log_id = a.compliance_alert_log_id
        and u.is_urgent
    ) and not exists (
      select from compliance_user_alert_logs as u
      where u.org_id = a.org_id and u.compliance_alert_log_id = a.compliance_alert_log_id
        and (u.acked_at is not null or u.escalated_at is not null));
    alter table compliance_user_alert_logs force row level security;
    alter table compliance_alert_logs force row level security;

    create index alert_logs_escalating on compliance_alert_logs (escalates_at)
      where active and escalates_at is not null;
    create policy of_lookup on compliance_alert_logs for select to current_user using (true);
    create or replace function organisations_with_reminders(until timestamptz)
    returns table (org_id uuid)
    language sql stable security definer set search_path = public as $$
      select u.org_id from compliance_user_alert_logs as u
      where u.active and u.reminds_at <= until
      union
      select a.org_id from compliance_alert_logs as a
      where a.active and a.escalates_at <= until
    $$;

    -- A survey that is answered after the test.
    create trigger note_survey_of_alert_test after update of metadata on measurements
      for each row when (new.type = 'sosm'
        and old.metadata->'survey' is distinct from new.metadata->'survey')
      execute function note_changed_test();`,
};
