import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/** Meter readings of locations. */
export const readingBaseline: Migration = {
  id: '2026-11-27-1610-readings',
  sql: `
    create table readings (
      org_id uuid not null,
      reading_id uuid not null,
      location_id uuid not null,
      time timestamptz(3) not null,
      minutes int not null,
      -- Degrees Celsius, % and km/h.
      wbgt float8,
      temperature float8,
      humidity float8,
      globe float8,
      wind_kph float8,
      heat_index float8,
      instrument text not null,
      note text not null,
      model_wbgt float8,
      model_heat_index float8,
      recorded_by uuid,
      -- A reading is never deleted: somebody says that it does not count.
      invalidated_time timestamptz(3),
      -- Whether it is in the copies.
      active boolean not null default true,
      created_time timestamptz(3) not null,
      modified_time timestamptz(3),
      primary key (org_id, reading_id)
    );
    create index readings_time on readings (org_id, time) where invalidated_time is null;
    create index readings_old on readings (time) where active;
    ${organisationTable('readings', { synced: true })}

    -- Organisations with old readings are found before their scope is known.
    create policy of_lookup on readings for select to current_user using (true);
    create function organisations_with_old_readings(until timestamptz) returns table (org_id uuid)
    language sql stable security definer set search_path = public as $$
      select distinct r.org_id from readings as r where r.active and r.time <= until
    $$;
    revoke all on function organisations_with_old_readings from public;
    grant execute on function organisations_with_old_readings to watershade_app;`,
};
