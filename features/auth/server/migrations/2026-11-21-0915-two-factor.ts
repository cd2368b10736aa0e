import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/**
 * Two-factor sign-in: one secret a person, offered until a code of it was shown. The sign-in screen
 * asks by e-mail whether a code is wanted, before the organisation is known.
 */
export const twoFactor: Migration = {
  id: '2026-11-21-0915-two-factor',
  sql: `
    create table two_factor (
      org_id uuid not null,
      user_id uuid not null,
      secret text not null,
      offered_time timestamptz(3) not null,
      -- Null: offered, and not switched on yet.
      enabled_time timestamptz(3),
      -- Step of the newest code that was taken; no older one is taken after it.
      last_step bigint,
      primary key (org_id, user_id)
    );
    ${organisationTable('two_factor')}
    create policy of_lookup on two_factor for select to current_user using (true);

    create function wants_code(wanted text) returns boolean
    language sql stable security definer set search_path = public as $$
      select exists (
        select from credentials as c join two_factor as f using (org_id, user_id)
        where c.email = wanted and c.enabled and f.enabled_time is not null)
    $$;
    revoke all on function wants_code from public;
    grant execute on function wants_code to watershade_app;`,
};
