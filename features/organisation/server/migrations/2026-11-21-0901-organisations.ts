import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

export const organisations: Migration = {
  id: '2026-11-21-0901-organisations',
  sql: `
    create table organisations (
      org_id uuid primary key,
      name text not null,
      metadata jsonb not null default '{}',
      image text,
      active boolean not null default true,
      created_time timestamptz(3) not null,
      modified_time timestamptz(3)
    );
    ${organisationTable('organisations', { synced: true })}`,
};
