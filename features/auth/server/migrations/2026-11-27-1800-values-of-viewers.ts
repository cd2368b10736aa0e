import type { Migration } from '#packages/database';

/** A sign-in is found with the settings that decide whose values its person sees. */
export const valuesOfViewers: Migration = {
  id: '2026-11-27-1800-values-of-viewers',
  sql: `
    drop function find_sign_in(bytea);
    create function find_sign_in(wanted bytea)
    returns table (org_id uuid, user_id uuid, created_time timestamptz,
                   last_used_time timestamptz, permissions json, value_settings jsonb)
    language sql stable security definer set search_path = public as $$
      select s.org_id, s.user_id, s.created_time, s.last_used_time,
        (select coalesce(json_agg(json_build_object(
                  'access', p.access, 'tag_id', p.tag_id, 'active', p.active,
                  'user_id', p.user_id)), '[]')
         from permissions as p
         where p.org_id = s.org_id and p.user_id = s.user_id and p.active),
        (select jsonb_strip_nulls(jsonb_build_object(
                  '_supervisors_see', o.metadata->'_supervisors_see',
                  '_values_seen_by', o.metadata->'_values_seen_by'))
         from organisations as o where o.org_id = s.org_id)
      from sign_ins as s join credentials as c using (org_id, user_id)
        join users as u using (org_id, user_id)
      where s.token_hash = wanted and c.enabled and u.active and (
        s.by_work_account
        or not exists (
          select from organisations as o
          where o.org_id = s.org_id and o.metadata @> '{"_require_two_factor": true}')
        or exists (
          select from two_factor as f
          where f.org_id = s.org_id and f.user_id = s.user_id and f.enabled_time is not null))
    $$;
    revoke all on function find_sign_in from public;
    grant execute on function find_sign_in to watershade_app;

    -- The status of a test whose value is hidden depends on the newest baseline before it.
    create index measurements_baseline on measurements
      (org_id, user_id, created_time desc, measurement_id desc)
      where type = 'sosm_baseline' and valid and active;`,
};
