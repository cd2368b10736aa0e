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
      primary key (org_id, alert_rule_id)
    );
    create index alert_schedules_due on alert_schedules (due_at);
    ${organisationTable('alert_schedules')}
    -- What is due is found before the organisation is known.
    create policy of_lookup on alert_schedules for select to current_user using (true);
    create function due_alert_rules(until timestamptz, most int)
    returns table (org_id uuid, alert_rule_id uuid, version int, due_at timestamptz)
    language sql stable security definer set search_path = public as $$
      select s.org_id, s.alert_rule_id, s.version, s.due_at from alert_schedules as s
      where s.due_at <= until order by s.due_at limit most
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
      status text not null check (status in ('queued', 'sent', 'failed')),
      metadata jsonb not null,
      active boolean not null default true,
      created_time timestamptz(3) not null,
      modified_time timestamptz(3),
      primary key (org_id, compliance_alert_log_id)
    );
    create unique index compliance_alert_logs_slot
      on compliance_alert_logs (org_id, alert_rule_id, slot) where alert_rule_id is not null;
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
    ${organisationTable('compliance_user_alert_logs', { synced: true })}`,
};
