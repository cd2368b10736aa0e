import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/** How often people should be tested; each tag, each person and everybody have one at most. */
export const strategyBaseline: Migration = {
  id: '2026-11-24-0914-strategies',
  sql: `
    create table strategies (
      org_id uuid not null,
      strategy_id uuid not null,
      scope text not null check (scope in ('org', 'tag', 'user')),
      tag_id uuid,
      user_id uuid,
      tests_per_day int not null,
      min_gap_minutes int not null,
      retest_after_minutes int not null,
      moments text[] not null,
      active boolean not null default true,
      created_time timestamptz(3) not null,
      modified_time timestamptz(3),
      primary key (org_id, strategy_id)
    );
    create unique index strategies_whose on strategies
      (org_id, scope, coalesce(tag_id, user_id, '00000000-0000-0000-0000-000000000000'))
      where active;
    ${organisationTable('strategies', { synced: true })}`,
};
