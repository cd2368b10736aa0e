import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/**
 * Links to set a new password, known by the hash of their token; who must choose an own password;
 * and sign-ins with an id that may be shown.
 */
export const passwordResets: Migration = {
  id: '2026-11-21-0914-password-resets',
  sql: `
    alter table credentials add must_change_password boolean not null default false;

    alter table sign_ins add sign_in_id uuid not null default gen_random_uuid();
    create unique index sign_ins_id on sign_ins (org_id, sign_in_id);

    create table password_resets (
      org_id uuid not null,
      token_hash bytea not null unique,
      user_id uuid not null,
      created_time timestamptz(3) not null,
      expires_time timestamptz(3) not null,
      primary key (org_id, token_hash)
    );
    create index password_resets_user on password_resets (org_id, user_id);
    ${organisationTable('password_resets')}
    create policy of_lookup on password_resets for select to current_user using (true);

    create function find_password_reset(wanted bytea)
    returns table (org_id uuid, user_id uuid, email text, expires_time timestamptz)
    language sql stable security definer set search_path = public as $$
      select r.org_id, r.user_id, c.email, r.expires_time
      from password_resets as r join credentials as c using (org_id, user_id)
      where r.token_hash = wanted and c.enabled and c.password_hash is not null
    $$;
    revoke all on function find_password_reset from public;
    grant execute on function find_password_reset to watershade_app;`,
};
