import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/**
 * Alert rules, when they are due and what became of it, and the alerts.
 *
 * The primary key of a run makes two evaluations of one slot impossible; an alert of a rule and a
 * notice to a person are unique as well.
 */
export const alertBaseline: Migration = {
  id: '2026-11-25-1001-alerts',
  sql: `
    create table alert_rules (
      org_id uuid not null,
      alert_rule_id uuid not null,
      enabled boolean not null,
      use_roster boolean not null,
      channels jsonb not null,
      tag_ids uuid[] not null,
      type text not null
        check (type in ('periodic', 'conditional', 'status', 'aggregate_percent')),
      trigger jsonb not null,
      next_run_at timestamptz(3),
      -- Raised by every save: an evaluation of an earlier version never sends.
      version int not null default 1,
      active boolean not null default true,
      created_time timestamptz(3) not null,
      modified_time timestamptz(3),
      primary key (org_id, alert_rule_id)
    );
    ${organisationTable('alert_rules', { synced: true })}

    -- Changes with every evaluation, so it is apart from the rule, which is synced.
    create table alert_schedules (
      org_id uuid not null,
      alert_rule_id uuid not null,
      version int not null,
      due_at timestamptz(3) not null,
      -- After a failure; the slot stays the same, and others are not delayed by it.
      retry_at timestamptz(3),
      primary key (org_id, alert_rule_id)
    );
    create index alert_schedules_due on alert_schedules (coalesce(retry_at, due_at));
    ${organisationTable('alert_schedules')}
    -- What is due is found before the organisation is known.
    create policy of_lookup on alert_schedules for select to current_user using (true);
    create function due_alert_rules(until timestamptz, most int)
    returns table (org_id uuid, alert_rule_id uuid, version int, due_at timestamptz)
    language sql stable security definer set search_path = public as $$
      select s.org_id, s.alert_rule_id, s.version, s.due_at from alert_schedules as s
      where coalesce(s.retry_at, s.due_at) <= until
      order by coalesce(s.retry_at, s.due_at) limit most
    $$;
    revoke all on function due_alert_rules from public;
    grant execute on function due_alert_rules to watershade_app;

    create table alert_runs (
      org_id uuid not null,
      alert_rule_id uuid not null,
      slot timestamptz(3) not null,
      version int not null,
      ran_at timestamptz(3),
      primary key (org_id, alert_rule_id, slot)
    );
    ${organisationTable('alert_runs')}

    create table alert_states (
      org_id uuid not null,
      alert_rule_id uuid not null,
      target text not null,
      version int not null,
      state jsonb not null,
      primary key (org_id, alert_rule_id, target)
    );
    ${organisationTable('alert_states')}

    create table compliance_alert_logs (
      org_id uuid not null,
      compliance_alert_log_id uuid not null,
      origin text not null check (origin in ('manual', 'rule')),
      issued_by uuid,
      alert_rule_id uuid,
      slot timestamptz(3),
      reason text not null
        check (reason in ('now', 'forecast', 'no_data', 'reminder', 'manual')),
      status text not null check (status in ('queued', 'sent', 'failed')),
      metadata jsonb not null,
      -- Whom and what it is about: not synced, as not everybody who sees the alert may see these.
      targets jsonb not null,
      active boolean not null default true,
      created_time timestamptz(3) not null,
      modified_time timestamptz(3),
      primary key (org_id, compliance_alert_log_id)
    );
    create unique index compliance_alert_logs_slot
      on compliance_alert_logs (org_id, alert_rule_id, slot, reason)
      where slot is not null;
    ${organisationTable('compliance_alert_logs', { synced: true })}

    create table compliance_user_alert_logs (
      org_id uuid not null,
      compliance_user_alert_log_id uuid not null,
      compliance_alert_log_id uuid not null,
      user_id uuid not null,
      acked_at timestamptz(3),
      ack_via_channel text check (ack_via_channel in ('push', 'email', 'sms', 'webhook')),
      reminds_at timestamptz(3),
      remind_count int not null default 0,
      -- Reminded sooner, and the org admins are notified if nobody answers.
      is_urgent boolean not null,
      reminded_at timestamptz(3),
      escalated_at timestamptz(3),
      state text not null
        check (state in ('queued', 'sent', 'reminded', 'acknowledged', 'failed')),
      metadata jsonb not null,
      error_msg text,
      active boolean not null default true,
      created_time timestamptz(3) not null,
      modified_time timestamptz(3),
      primary key (org_id, compliance_user_alert_log_id)
    );
    create unique index compliance_user_alert_logs_user
      on compliance_user_alert_logs (org_id, compliance_alert_log_id, user_id);
    ${organisationTable('compliance_user_alert_logs', { synced: true })}

    create index user_alert_logs_due on compliance_user_alert_logs (reminds_at)
      where active and reminds_at is not null;
    create policy of_lookup on compliance_user_alert_logs for select to current_user using (true);
    create function organisations_with_reminders(until timestamptz) returns table (org_id uuid)
    language sql stable security definer set search_path = public as $$
      select distinct u.org_id from compliance_user_alert_logs as u
      where u.active and u.reminds_at <= until
    $$;
    revoke all on function organisations_with_reminders from public;
    grant execute on function organisations_with_reminders to watershade_app;

    -- The emails of notices, so that an answer withdraws them and their result is shown.
    create table alert_emails (
      org_id uuid not null,
      message_id uuid not null,
      compliance_user_alert_log_id uuid not null,
      primary key (org_id, message_id)
    );
    create index alert_emails_notice on alert_emails (org_id, compliance_user_alert_log_id);
    ${organisationTable('alert_emails')}

    create table compliance_high_risk_measurement_logs (
      org_id uuid not null,
      compliance_high_risk_measurement_log_id uuid not null,
      compliance_alert_log_id uuid not null,
      alert_rule_id uuid not null,
      version int not null,
      user_id uuid not null,
      ori_measurement_id uuid not null,
      re_measurement_id uuid,
      survey_completed boolean not null default false,
      guidance_read boolean not null default false,
      supervisor_called boolean not null default false,
      level text not null check (level in ('mild', 'moderate', 'severe')),
      -- The rule follows the person: until a better re-test, a dismissal or a change of the rule.
      is_open boolean not null default true,
      cleared_time timestamptz(3),
      realert_at timestamptz(3),
      active boolean not null default true,
      created_time timestamptz(3) not null,
      modified_time timestamptz(3),
      primary key (org_id, compliance_high_risk_measurement_log_id)
    );
    create unique index high_risk_logs_open on compliance_high_risk_measurement_logs
      (org_id, alert_rule_id, user_id) where is_open;
    create unique index high_risk_logs_test on compliance_high_risk_measurement_logs
      (org_id, alert_rule_id, ori_measurement_id, version);
    create index high_risk_logs_due on compliance_high_risk_measurement_logs (realert_at)
      where is_open and realert_at is not null;
    ${organisationTable('compliance_high_risk_measurement_logs', { synced: true })}

    -- Saliva tests that status rules have not evaluated yet. The row of a test is written in the
    -- transaction of the test, however that is changed.
    create table alert_tests (
      org_id uuid not null,
      alert_test_id bigint generated by default as identity,
      user_id uuid not null,
      primary key (org_id, alert_test_id)
    );
    ${organisationTable('alert_tests')}
    create policy of_lookup on alert_tests for select to current_user using (true);
    create policy of_lookup on compliance_high_risk_measurement_logs for select to current_user
      using (true);

    create function note_added_tests() returns trigger language plpgsql as $$
    begin
      insert into alert_tests (org_id, user_id)
      select distinct n.org_id, n.user_id from new_rows as n
      where n.type in ('sosm', 'sosm_baseline') and exists (
        select from alert_rules as r
        where r.org_id = n.org_id and r.type = 'status' and r.enabled and r.active);
      return null;
    end $$;
    create function note_changed_test() returns trigger language plpgsql as $$
    begin
      insert into alert_tests (org_id, user_id)
      select new.org_id, new.user_id where exists (
        select from alert_rules as r
        where r.org_id = new.org_id and r.type = 'status' and r.enabled and r.active);
      return null;
    end $$;
    create trigger note_added_alert_tests after insert on measurements
      referencing new table as new_rows for each statement execute function note_added_tests();
    -- Not for the stamp, which every transaction sets for all of its rows.
    create trigger note_changed_alert_test
      after update of value, valid, active, user_id, created_time, baseline_mean, baseline_count
      on measurements for each row when (new.type in ('sosm', 'sosm_baseline'))
      execute function note_changed_test();

    -- Organisations with tests or repeated alerts that are due.
    create function organisations_with_alert_tests(until timestamptz) returns table (org_id uuid)
    language sql stable security definer set search_path = public as $$
      select distinct t.org_id from alert_tests as t
      union
      select distinct h.org_id from compliance_high_risk_measurement_logs as h
      where h.is_open and h.realert_at <= until
    $$;
    revoke all on function organisations_with_alert_tests from public;
    grant execute on function organisations_with_alert_tests to watershade_app;`,
};
