import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/**
 * Tokens that devices add tests with, known by their hash. A token comes before the organisation is
 * known, so a function of the owner looks it up; the policies `of_lookup` let it through.
 */
export const deviceTokens: Migration = {
  id: '2026-11-22-0912-device-tokens',
  sql: `
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
