import type { Migration } from '#packages/database';

/**
 * A removed person's account at the provider opens whoever has their e-mail now, and an organisation
 * that is being closed takes nobody new in.
 */
export const workAccountsChangeHands: Migration = {
  id: '2026-11-22-0901-work-accounts-change-hands',
  sql: `
    -- Whom a verified token opens: who signed in with it before; else the person with its e-mail;
    -- else, without a person, the organisation that takes new ones in.
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
        and not exists (select from users where email = wanted_email)
        and not exists (select from credentials where email = wanted_email)
      limit 1
    $$;`,
};
