import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/**
 * Who was removed, until when they can come back, and what comes back with them: the way they signed
 * in and their permissions. And who was erased, of whom nothing comes back.
 */
export const peopleAreRemoved: Migration = {
  id: '2026-11-21-0918-people-are-removed',
  sql: `
    alter table users add erased_time timestamptz(3);

    create table removed_people (
      org_id uuid not null,
      user_id uuid not null,
      removed_time timestamptz(3) not null,
      restorable_until timestamptz(3) not null,
      credential jsonb,
      permission_ids uuid[] not null default '{}',
      primary key (org_id, user_id)
    );
    ${organisationTable('removed_people')}`,
};
