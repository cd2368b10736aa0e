import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/** Measuring sessions, their people and their tests. */
export const sessionBaseline: Migration = {
  id: '2026-11-26-0600-sessions',
  sql: `
    create table sessions (
      org_id uuid not null,
      session_id uuid not null,
      type text not null
        check (type in ('all', 'custom', 'tag', 'job', 'location', 'job_location')),
      tag_ids uuid[] not null,
      created_by uuid,
      done boolean not null default false,
      active boolean not null default true,
      created_time timestamptz(3) not null,
      modified_time timestamptz(3),
      primary key (org_id, session_id)
    );
    create index sessions_open on sessions (org_id, created_time) where active and not done;
    create index sessions_old on sessions (created_time) where active;
    ${organisationTable('sessions', { synced: true })}

    create table session_users (
      org_id uuid not null,
      session_user_id uuid not null,
      session_id uuid not null,
      user_id uuid not null,
      skip boolean not null default false,
      skip_reason text check (skip_reason in ('absent', 'leave', 'declined', 'other')),
      active boolean not null default true,
      created_time timestamptz(3) not null,
      modified_time timestamptz(3),
      primary key (org_id, session_user_id)
    );
    create unique index session_users_one on session_users (org_id, session_id, user_id);
    create index session_users_person on session_users (org_id, user_id) where active;
    ${organisationTable('session_users', { synced: true })}

    create table session_measurements (
      org_id uuid not null,
      session_measurement_id uuid not null,
      session_id uuid not null,
      measurement_id uuid not null,
      active boolean not null,
      created_time timestamptz(3) not null,
      modified_time timestamptz(3),
      primary key (org_id, session_measurement_id)
    );
    create unique index session_measurements_one on session_measurements
      (org_id, session_id, measurement_id);
    create index session_measurements_measurement on session_measurements (org_id, measurement_id);
    ${organisationTable('session_measurements', { synced: true })}

    -- A test counts while it is valid and not removed, however that changes, and never again for a
    -- session that has left the copies. A test that moves to
    -- another person brings its links to the copies that see that person.
    create function follow_session_test() returns trigger language plpgsql as $$
    begin
      update session_measurements as l set active = new.valid and new.active and s.active
      from sessions as s
      where l.org_id = new.org_id and l.measurement_id = new.measurement_id
        and s.org_id = l.org_id and s.session_id = l.session_id;
      return null;
    end $$;
    create trigger follow_session_test after update of valid, active, user_id on measurements
      for each row when ((old.valid, old.active, old.user_id)
        is distinct from (new.valid, new.active, new.user_id))
      execute function follow_session_test();

    -- Old sessions are found before their organisation is known.
    create policy of_lookup on sessions for select to current_user using (true);
    create function organisations_with_old_sessions(until timestamptz) returns table (org_id uuid)
    language sql stable security definer set search_path = public as $$
      select distinct s.org_id from sessions as s where s.active and s.created_time <= until
    $$;
    revoke all on function organisations_with_old_sessions from public;
    grant execute on function organisations_with_old_sessions to watershade_app;`,
};
