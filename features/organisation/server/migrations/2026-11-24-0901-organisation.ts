import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/** Organisations. One that its owner closes ends at a time, unless that is taken back before. */
export const organisationBaseline: Migration = {
  id: '2026-11-24-0901-organisation',
  sql: `
    create table organisations (
      org_id uuid primary key,
      name text not null,
      metadata jsonb not null default '{}',
      image text,
      active boolean not null default true,
      closes_time timestamptz(3),
      closing_reason text,
      created_time timestamptz(3) not null,
      modified_time timestamptz(3)
    );
    ${organisationTable('organisations', { synced: true })}`,
};
