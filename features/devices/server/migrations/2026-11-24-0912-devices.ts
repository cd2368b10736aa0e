import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/**
 * Devices, which appear with the tests that name them, and tokens that devices add tests with.
 *
 * What the newest test says of a device counts. The serial of a test has a column of its own, since an index over
 * the document would not count without reading every row. A token comes before the organisation is known, so a
 * function of the owner looks it up; the policies `of_lookup` let it through.
 */
export const deviceBaseline: Migration = {
  id: '2026-11-24-0912-devices',
  sql: `
    create table devices (
      org_id uuid not null,
      device_id uuid not null,
      serial text not null,
      name text not null default '',
      model text not null default '',
      hardware_version text not null default '',
      firmware text not null default '',
      app_version text not null default '',
      reported_time timestamptz(3),
      tag_id uuid,
      notes text not null default '',
      retired boolean not null default false,
      created_time timestamptz(3) not null,
      primary key (org_id, device_id)
    );
    create unique index devices_serial on devices (org_id, lower(serial));
    ${organisationTable('devices')}

    create function device_text(metadata jsonb, key text) returns text
      language sql immutable parallel safe as $$
        select case when jsonb_typeof(metadata -> key) = 'string'
          then left(btrim(metadata ->> key, E' \\t\\n\\r'), 101) else '' end $$;

    alter table measurements add column device_key text generated always as (
      case when length(device_text(metadata, 'device_serial')) between 1 and 100
        then lower(device_text(metadata, 'device_serial')) end) stored;
    create index measurements_device on measurements (org_id, device_key, created_time)
      where device_key is not null and active;

    create function note_devices() returns trigger language plpgsql as $$
    begin
      insert into devices as known (org_id, device_id, serial, model, hardware_version, firmware,
        app_version, reported_time, created_time)
      select distinct on (org_id, device_key)
        org_id, gen_random_uuid(), device_text(metadata, 'device_serial'),
        left(device_text(metadata, 'device'), 100),
        left(device_text(metadata, 'hardware_version'), 100),
        left(device_text(metadata, 'firmware'), 100),
        left(device_text(metadata, 'app_version'), 100), created_time, created_time
      from added where device_key is not null
      -- In one order, so that two writes with the same devices wait for each other instead of both.
      order by org_id, device_key, created_time desc, measurement_id
      on conflict (org_id, lower(serial)) do update set
        model = coalesce(nullif(excluded.model, ''), known.model),
        hardware_version = coalesce(nullif(excluded.hardware_version, ''), known.hardware_version),
        firmware = coalesce(nullif(excluded.firmware, ''), known.firmware),
        app_version = coalesce(nullif(excluded.app_version, ''), known.app_version),
        reported_time = excluded.reported_time
      where known.reported_time is null or known.reported_time <= excluded.reported_time;
      return null;
    end $$;

    create trigger note_devices after insert on measurements
      referencing new table as added for each statement execute function note_devices();

    create table device_tokens (
      org_id uuid not null,
      device_token_id uuid not null,
      device_id uuid not null,
      token_hash bytea not null unique,
      prefix text not null,
      made_by_user_id uuid not null,
      created_time timestamptz(3) not null,
      last_used_time timestamptz(3),
      revoked_time timestamptz(3),
      primary key (org_id, device_token_id)
    );
    create index device_tokens_device on device_tokens (org_id, device_id);
    ${organisationTable('device_tokens')}
    create policy of_lookup on device_tokens for select to current_user using (true);
    create policy of_lookup on devices for select to current_user using (true);

    create function find_device_token(wanted bytea)
    returns table (org_id uuid, device_token_id uuid, device_id uuid, serial text, retired boolean,
                   last_used_time timestamptz)
    language sql stable security definer set search_path = public as $$
      select t.org_id, t.device_token_id, t.device_id, d.serial, d.retired, t.last_used_time
      from device_tokens as t join devices as d using (org_id, device_id)
      where t.token_hash = wanted and t.revoked_time is null
    $$;
    revoke all on function find_device_token from public;
    grant execute on function find_device_token to watershade_app;`,
};
