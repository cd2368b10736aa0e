import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/** Who works when, and who is away. */
export const rosterBaseline: Migration = {
  id: '2026-11-26-0200-rosters',
  sql: `
    create table rosters (
      org_id uuid not null,
      roster_id uuid not null,
      user_ids uuid[] not null,
      -- The first shift; its date is in the first week that counts for the interval.
      shift_start_time timestamptz(3) not null,
      shift_end_time timestamptz(3) not null,
      timezone text not null,
      frequency int not null,
      interval int not null check (interval between 1 and 52),
      days_of_week int[] not null,
      active boolean not null default true,
      created_time timestamptz(3) not null,
      modified_time timestamptz(3),
      primary key (org_id, roster_id)
    );
    create index rosters_people on rosters using gin (user_ids);
    ${organisationTable('rosters', { synced: true })}
    -- A synced row has the people of the roster who are not deleted.
    create function restamp_rosters() returns trigger language plpgsql as $$
    begin
      update rosters set active = active
      where org_id = new.org_id and user_ids @> array[new.user_id];
      return null;
    end $$;
    create trigger restamp_rosters after update of active on users
      for each row when (old.active is distinct from new.active)
      execute function restamp_rosters();

    create table roster_user_leave (
      org_id uuid not null,
      roster_user_leave_id uuid not null,
      user_id uuid not null,
      start_time timestamptz(3) not null,
      end_time timestamptz(3) not null,
      timezone text not null,
      reason text not null,
      active boolean not null default true,
      created_time timestamptz(3) not null,
      modified_time timestamptz(3),
      primary key (org_id, roster_user_leave_id)
    );
    create index roster_user_leave_person on roster_user_leave (org_id, user_id, start_time);
    ${organisationTable('roster_user_leave', { synced: true })}`,
};
