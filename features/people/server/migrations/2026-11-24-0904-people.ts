import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/** People, and those who were removed and can be restored for some time. */
export const peopleBaseline: Migration = {
  id: '2026-11-24-0904-people',
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
      erased_time timestamptz(3),
      created_time timestamptz(3) not null,
      modified_time timestamptz(3),
      primary key (org_id, user_id)
    );
    -- An email says nothing about other organisations, so it is unique within one.
    create unique index users_email on users (org_id, email) where active;
    create index users_by_email on users (email) where active;
    ${organisationTable('users', { synced: true })}

    -- What comes back with a removed person: their credential and permissions.
    create table removed_people (
      org_id uuid not null,
      user_id uuid not null,
      removed_time timestamptz(3) not null,
      restorable_until timestamptz(3) not null,
      credential jsonb,
      permission_ids uuid[] not null default '{}',
      primary key (org_id, user_id)
    );
    ${organisationTable('removed_people')}

    -- A person's row contains their tags, which decide who sees it, so its stamp rises with them. Rows are
    -- locked in the order of their ids, as every write of several people locks them.
    create function touch_members() returns trigger language plpgsql as $$
    begin
      perform from users as u
      join (select distinct org_id, user_id from changed) as c using (org_id, user_id)
      order by u.org_id, u.user_id for update of u;
      update users as u set active = u.active
      from (select distinct org_id, user_id from changed) as c
      where u.org_id = c.org_id and u.user_id = c.user_id;
      return null;
    end $$;
    create trigger touch_members_of_new after insert on user_tags
      referencing new table as changed for each statement execute function touch_members();
    create trigger touch_members_of_old after delete on user_tags
      referencing old table as changed for each statement execute function touch_members();

    create function touch_members_of_tag() returns trigger language plpgsql as $$
    begin
      perform from users as u
      join user_tags as had using (org_id, user_id)
      where had.org_id = new.org_id and had.tag_id = new.tag_id
      order by u.user_id for update of u;
      update users as u set active = u.active
      from user_tags as had
      where had.org_id = new.org_id and had.tag_id = new.tag_id
        and u.org_id = had.org_id and u.user_id = had.user_id;
      return null;
    end $$;
    create trigger touch_members after update of active on tags
      for each row when (old.active is distinct from new.active)
      execute function touch_members_of_tag();`,
};
