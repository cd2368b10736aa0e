import type { Migration } from '#packages/database';

/** The test of a person that cannot be evaluated waits without delaying those of others. */
export const alertTestRetries: Migration = {
  id: '2026-11-25-2150-alert-test-retries',
  sql: `
    alter table alert_tests add column retry_at timestamptz(3);
    create or replace function organisations_with_alert_tests(until timestamptz)
    returns table (org_id uuid)
    language sql stable security definer set search_path = public as $$
      select distinct t.org_id from alert_tests as t
      where t.retry_at is null or t.retry_at <= until
      union
      select distinct h.org_id from compliance_high_risk_measurement_logs as h
      where h.is_open and h.realert_at <= until
    $$;`,
};
