import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/** Access values of people. */
export const permissionBaseline: Migration = {
  id: '2026-11-24-0902-permissions',
  sql: `
    create table permissions (
      org_id uuid not null,
      permission_id uuid not null,
      user_id uuid not null,
      tag_id uuid,
      access text not null,
      active boolean not null default true,
      created_time timestamptz(3) not null,
      modified_time timestamptz(3),
      primary key (org_id, permission_id)
    );
    create index permissions_user on permissions (org_id, user_id) where active;
    create unique index permissions_one_of_user_and_tag
      on permissions (org_id, user_id, tag_id) nulls not distinct where active;
    ${organisationTable('permissions', { synced: true })}`,
};
