import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

export const users: Migration = {
  id: '2026-11-21-0905-users',
  sql: `
    create table users (
      org_id uuid not null,
      user_id uuid not null,
      name_first text not null,
      name_last text not null,
      email text check (email = lower(email)),
      experimental boolean not null default false,
      active boolean not null default true,
      is_hidden boolean not null default false,
      metadata jsonb not null default '{}',
      image text,
      created_time timestamptz(3) not null,
      modified_time timestamptz(3),
      primary key (org_id, user_id)
    );
    create unique index users_email on users (email) where active;
    ${organisationTable('users', { synced: true })}`,
};
