import type { Migration } from '#packages/database';

/**
 * A device is known by a secret of its browser. It may send several, one for each account, and one
 * that was not used for long does not count. The rows from before, of addresses and user agents,
 * match no secret; they still say when somebody last signed in.
 */
export const knownDevices: Migration = {
  id: '2026-11-23-known-devices',
  sql: `
    drop function find_credential(text, bytea);
    create function find_credential(wanted text, devices bytea[], used_since timestamptz)
    returns table (org_id uuid, user_id uuid, password_hash text, known_device bytea)
    language sql stable security definer set search_path = public as $$
      select c.org_id, c.user_id, c.password_hash, (
        select d.device_hash from sign_in_devices as d
        where d.org_id = c.org_id and d.user_id = c.user_id
          and d.device_hash = any(devices) and d.last_used_time >= used_since
        order by d.last_used_time desc limit 1)
      from credentials as c where c.email = wanted and c.enabled
    $$;
    revoke all on function find_credential from public;
    grant execute on function find_credential to watershade_app;`,
};
