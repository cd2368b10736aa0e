import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/**
 * What the limits of signing in need beside the attempts: the devices that signed in before, told
 * with the credential in one look-up, and the attempts by age, by which they are forgotten.
 */
export const attemptLimits: Migration = {
  id: '2026-11-21-0907-attempt-limits',
  sql: `
    create index attempts_at on attempts (at);
    -- Taking row locks, which lets sweepers pass each other, needs this right.
    grant update on attempts to watershade_app;

    create table sign_in_devices (
      org_id uuid not null,
      user_id uuid not null,
      device_hash bytea not null,
      last_used_time timestamptz(3) not null,
      primary key (org_id, user_id, device_hash)
    );
    ${organisationTable('sign_in_devices')}
    create policy of_lookup on sign_in_devices for select to current_user using (true);

    drop function find_credential(text);
    create function find_credential(wanted text, device bytea)
    returns table (org_id uuid, user_id uuid, password_hash text, knows_device boolean)
    language sql stable security definer set search_path = public as $$
      select c.org_id, c.user_id, c.password_hash, exists (
        select from sign_in_devices as d
        where d.org_id = c.org_id and d.user_id = c.user_id and d.device_hash = device)
      from credentials as c where c.email = wanted and c.enabled
    $$;
    revoke all on function find_credential from public;
    grant execute on function find_credential to watershade_app;`,
};
