import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/**
 * A token or an e-mail comes before the organisation is known. Two functions of the owner look
 * them up; besides the task runner they are the only readers across organisations. The policies
 * `of_lookup` let them through where the owner is no superuser.
 */
export const signIns: Migration = {
  id: '2026-11-21-0903-sign-ins',
  sql: `
    create table credentials (
      org_id uuid not null,
      user_id uuid not null,
      email text not null unique check (email = lower(email)),
      password_hash text,
      enabled boolean not null default true,
      created_time timestamptz(3) not null,
      primary key (org_id, user_id)
    );
    ${organisationTable('credentials')}
    create policy of_lookup on credentials for select to current_user using (true);

    create table sign_ins (
      org_id uuid not null,
      token_hash bytea not null unique,
      user_id uuid not null,
      created_time timestamptz(3) not null,
      last_used_time timestamptz(3) not null,
      user_agent text not null default '',
      primary key (org_id, token_hash)
    );
    create index sign_ins_user on sign_ins (org_id, user_id);
    ${organisationTable('sign_ins')}
    create policy of_lookup on sign_ins for select to current_user using (true);
    create policy of_lookup on permissions for select to current_user using (true);

    create function find_credential(wanted text)
    returns table (org_id uuid, user_id uuid, password_hash text)
    language sql stable security definer set search_path = public as $$
      select c.org_id, c.user_id, c.password_hash
      from credentials as c where c.email = wanted and c.enabled
    $$;

    create function find_sign_in(wanted bytea)
    returns table (org_id uuid, user_id uuid, created_time timestamptz,
                   last_used_time timestamptz, permissions json)
    language sql stable security definer set search_path = public as $$
      select s.org_id, s.user_id, s.created_time, s.last_used_time,
        (select coalesce(json_agg(json_build_object(
                  'access', p.access, 'tag_id', p.tag_id, 'active', p.active,
                  'user_id', p.user_id)), '[]')
         from permissions as p
         where p.org_id = s.org_id and p.user_id = s.user_id and p.active)
      from sign_ins as s join credentials as c using (org_id, user_id)
      where s.token_hash = wanted and c.enabled
    $$;

    revoke all on function find_credential, find_sign_in from public;
    grant execute on function find_credential, find_sign_in to watershade_app;`,
};
