import type { Migration } from '#packages/database';

/** Alerts by hand are counted for limits, and due slots are taken in turn per organisation. */
export const alertLimits: Migration = {
  id: '2026-11-25-1121-alert-limits',
  sql: `
    create index compliance_alert_logs_manual
      on compliance_alert_logs (org_id, created_time) where origin = 'manual';

    -- The earliest slot of each organisation, then the second one of each, and so on: the backlog
    -- of one organisation does not delay others.
    create or replace function due_alert_rules(until timestamptz, most int)
    returns table (org_id uuid, alert_rule_id uuid, version int, due_at timestamptz)
    language sql stable security definer set search_path = public as $$
      select d.org_id, d.alert_rule_id, d.version, d.due_at from (
        select s.*, coalesce(s.retry_at, s.due_at) as turn_at, row_number() over (
          partition by s.org_id order by coalesce(s.retry_at, s.due_at), s.alert_rule_id) as turn
        from alert_schedules as s where coalesce(s.retry_at, s.due_at) <= until
      ) as d
      order by d.turn, d.turn_at limit most
    $$;`,
};
