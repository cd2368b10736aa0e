import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/** Labels and who has them. */
export const tagBaseline: Migration = {
  id: '2026-11-24-0903-tags',
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
    -- Names are equal in any case, for every letter: the database's own collation may know English only.
    create unique index tags_name on tags (org_id, lower(name collate "und-x-icu")) where active;
    ${organisationTable('tags', { synced: true })}

    create table user_tags (
      org_id uuid not null,
      user_id uuid not null,
      tag_id uuid not null,
      primary key (org_id, user_id, tag_id)
    );
    create index user_tags_tag on user_tags (org_id, tag_id);
    ${organisationTable('user_tags')}

    -- A viewer who no longer sees a person must be notified, and cannot be found by the tags that the
    -- person has now. So the tags that moved are notified.
    create function notify_moved_tags() returns trigger language plpgsql as $$
    begin
      perform notify_touched(org_id, 'user_tags', array_agg(distinct tag_id))
      from moved group by org_id;
      return null;
    end $$;
    create trigger notify_added_tags after insert on user_tags
      referencing new table as moved for each statement execute function notify_moved_tags();
    create trigger notify_removed_tags after delete on user_tags
      referencing old table as moved for each statement execute function notify_moved_tags();`,
};
