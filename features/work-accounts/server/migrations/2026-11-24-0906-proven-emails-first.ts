import type { Migration } from '#packages/database';

/**
 * An e-mail may be typed in several organisations. How it signs in is said by the account that has
 * proven it, else by the oldest; an organisation takes its own new people in whatever others typed;
 * and only a confirmed registration keeps a domain from others.
 */
export const provenEmailsFirst: Migration = {
  id: '2026-11-24-0906-proven-emails-first',
  sql: `
    create or replace function is_federated(wanted_email text) returns boolean
    language sql stable security definer set search_path = public as $$
      select coalesce(
        (select s.org_id is not null and (u.metadata ? '_federated_provider' or s.is_enforced
            and s.domains @> array[split_part(wanted_email, '@', 2)])
         from users as u join organisations as o using (org_id)
           left join sso_settings as s using (org_id)
           left join credentials as c using (org_id, user_id)
         where u.email = wanted_email and u.active and o.active and c.enabled is not false
         order by c.proven_time is null, c.email_since, u.created_time, u.org_id limit 1),
        exists (
          select from sso_settings as s join organisations as o using (org_id)
          where o.active and s.is_enforced
            and s.domains @> array[split_part(wanted_email, '@', 2)]))
    $$;

    create or replace function find_work_account(
      wanted_tenant text, wanted_object text, wanted_email text)
    returns table (org_id uuid, user_id uuid)
    language sql stable security definer set search_path = public as $$
      with letting as (
        select s.org_id, s.creates_people and o.closes_time is null as creates_people
        from sso_settings as s join organisations as o using (org_id)
        where o.active and s.tenant_id = wanted_tenant
          and s.domains @> array[split_part(wanted_email, '@', 2)]
      ), known as (
        select w.org_id, w.user_id, u.active
        from work_accounts as w join letting using (org_id) join users as u using (org_id, user_id)
        where w.tenant_id = wanted_tenant and w.object_id = wanted_object
      ), able as (
        select u.org_id, u.user_id, u.email from users as u join letting using (org_id)
        where u.active and not exists (
          select from credentials as c
          where c.org_id = u.org_id and c.user_id = u.user_id and not c.enabled)
      )
      select a.org_id, a.user_id from able as a join known using (org_id, user_id)
      union all
      select a.org_id, a.user_id from able as a
      where a.email = wanted_email
        and not exists (select from known as k where k.org_id = a.org_id and k.active)
        and not exists (select from work_accounts as w
                        where w.org_id = a.org_id and w.user_id = a.user_id)
      union all
      select l.org_id, null from letting as l
      where l.creates_people and not exists (select from known)
        and not exists (
          select from users as u where u.org_id = l.org_id and u.email = wanted_email)
        and not exists (
          select from credentials as c where c.org_id = l.org_id and c.email = wanted_email)
      limit 1
    $$;

    create or replace function domains_elsewhere(own uuid, wanted text[]) returns setof text
    language sql stable security definer set search_path = public as $$
      select d from unnest(wanted) as d where exists (
        select from organisations as o where o.active and o.org_id <> own and (
          exists (select from registrations as r
                  where r.org_id = o.org_id and r.domain = d and r.confirmed_time is not null)
          or exists (select from sso_settings as s
                     where s.org_id = o.org_id and s.domains @> array[d])))
    $$;`,
};
