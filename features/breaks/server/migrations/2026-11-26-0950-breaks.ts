import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/** Recorded breaks, and the late ones that supervisors were alerted about. */
export const breakBaseline: Migration = {
  id: '2026-11-26-0950-breaks',
  sql: `
    create table breaks (
      org_id uuid not null,
      break_id uuid not null,
      location_id uuid not null,
      user_ids uuid[] not null,
      -- Stays when the data of one of them is erased.
      people_count int not null,
      started_time timestamptz(3) not null,
      ended_time timestamptz(3) check (ended_time > started_time),
      due_time timestamptz(3),
      planned_minutes int not null,
      conditions jsonb not null,
      started_by uuid,
      ended_by uuid,
      corrected_time timestamptz(3),
      -- Deleted by somebody; the row stays as proof.
      deleted boolean not null default false,
      -- Whether it is in the copies.
      active boolean not null default true,
      created_time timestamptz(3) not null,
      modified_time timestamptz(3),
      primary key (org_id, break_id)
    );
    create index breaks_started on breaks (org_id, started_time) where not deleted;
    create index breaks_old on breaks (started_time) where active;
    ${organisationTable('breaks', { synced: true })}

    -- One alert for each break that is due. The cause is the shift or the break before it.
    create table break_alerts (
      org_id uuid not null,
      location_id uuid not null,
      cause text not null,
      created_time timestamptz(3) not null,
      primary key (org_id, location_id, cause)
    );
    ${organisationTable('break_alerts')}

    -- Organisations are found before their scope is known: those with old breaks, and those whose
    -- shifts may have late ones.
    create policy of_lookup on breaks for select to current_user using (true);
    create function organisations_with_old_breaks(until timestamptz) returns table (org_id uuid)
    language sql stable security definer set search_path = public as $$
      select distinct b.org_id from breaks as b where b.active and b.started_time <= until
    $$;
    revoke all on function organisations_with_old_breaks from public;
    grant execute on function organisations_with_old_breaks to watershade_app;

    create policy of_lookup on rosters for select to current_user using (true);
    create function organisations_with_rosters() returns table (org_id uuid)
    language sql stable security definer set search_path = public as $$
      select distinct r.org_id from rosters as r where r.active
    $$;
    revoke all on function organisations_with_rosters from public;
    grant execute on function organisations_with_rosters to watershade_app;`,
};
