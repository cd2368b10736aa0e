import type { Migration } from '#packages/database';

/**
 * Where an organisation demands a second factor, a sign-in by password opens nothing while its
 * person has none. This function is the one way from a token to a person, for calls and streams
 * alike, so that no call can be forgotten.
 */
export const demandedFactor: Migration = {
  id: '2026-11-21-0921-demanded-factor',
  sql: `
    alter table sign_ins add by_work_account boolean not null default false;
    create policy of_lookup on organisations for select to current_user using (true);

    create or replace function find_sign_in(wanted bytea)
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
      where s.token_hash = wanted and c.enabled and (
        s.by_work_account
        or not exists (
          select from organisations as o
          where o.org_id = s.org_id and o.metadata @> '{"_require_two_factor": true}')
        or exists (
          select from two_factor as f
          where f.org_id = s.org_id and f.user_id = s.user_id and f.enabled_time is not null))
    $$;`,
};
