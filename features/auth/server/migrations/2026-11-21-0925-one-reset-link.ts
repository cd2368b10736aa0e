import type { Migration } from '#packages/database';

/** A person has one link to set a new password, also where two are asked for at once. */
export const oneResetLink: Migration = {
  id: '2026-11-21-0925-one-reset-link',
  sql: `
    -- The newest stays. The walls would hide the rows from an owner who is no superuser.
    alter table password_resets no force row level security;
    delete from password_resets as r using password_resets as newer
    where r.org_id = newer.org_id and r.user_id = newer.user_id
      and (r.created_time, r.token_hash) < (newer.created_time, newer.token_hash);
    alter table password_resets force row level security;
    drop index password_resets_user;
    create unique index password_resets_user on password_resets (org_id, user_id);`,
};
