import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/** Alert rules. */
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
    ${organisationTable('alert_rules', { synced: true })}`,
};
