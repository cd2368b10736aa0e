import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

export const tags: Migration = {
  id: '2026-11-21-0904-tags',
  sql: `
    create table tags (
      org_id uuid not null,
      tag_id uuid not null,
      name text not null,
      type text not null check (type in ('default', 'job', 'location')),
      is_hidden boolean not null default false,
      active boolean not null default true,
      metadata jsonb not null default '{}',
      created_time timestamptz(3) not null,
      modified_time timestamptz(3),
      primary key (org_id, tag_id)
    );
    create unique index tags_name on tags (org_id, lower(name)) where active;
    ${organisationTable('tags', { synced: true })}

    create table user_tags (
      org_id uuid not null,
      user_id uuid not null,
      tag_id uuid not null,
      primary key (org_id, user_id, tag_id)
    );
    create index user_tags_tag on user_tags (org_id, tag_id);
    ${organisationTable('user_tags')}`,
};
