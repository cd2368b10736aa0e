import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/**
 * Sign-in with accounts of a provider: settings, who has which account, and the tokens that were used.
 *
 * The organisation is known only after the look-ups, so they are functions of the owner. The policies let them
 * through where the owner is no superuser.
 */
export const workAccountBaseline: Migration = {
  id: '2026-11-24-0909-work-accounts',
  sql: `
    -- No row: work accounts are off.
    create table sso_settings (
      org_id uuid primary key,
      tenant_id text not null check (tenant_id <> ''),
      domains text[] not null,
      is_enforced boolean not null,
      creates_people boolean not null,
      tag_ids uuid[] not null,
      -- When somebody signed in with an account of the directory. Before that the server does not read it, since
      -- anybody can name any directory.
      proven_time timestamptz(3)
    );
    create index sso_settings_domains on sso_settings using gin (domains);
    ${organisationTable('sso_settings')}
    create policy of_lookup on sso_settings for select to current_user using (true);

    create table work_accounts (
      org_id uuid not null,
      user_id uuid not null,
      tenant_id text not null,
      object_id text not null,
      created_time timestamptz(3) not null,
      primary key (org_id, user_id),
      unique (org_id, tenant_id, object_id)
    );
    create index work_accounts_ids on work_accounts (tenant_id, object_id);
    ${organisationTable('work_accounts')}
    create policy of_lookup on work_accounts for select to current_user using (true);

    create table spent_tokens (
      org_id uuid not null,
      token_hash bytea not null unique,
      expires_time timestamptz(3) not null,
      primary key (org_id, token_hash)
    );
    ${organisationTable('spent_tokens')}

    -- Whom a verified token opens: the person who signed in with it before, if still active; else the person
    -- with its email; else, without a person, the organisation that adds new people.
    create function find_work_account(
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

    -- Whether an email signs in at the provider: as the account that has proven it, else the oldest; where there
    -- is none, as its domain.
    create function is_federated(wanted_email text) returns boolean
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

    -- Which of some domains belong to another active organisation.
    create function domains_elsewhere(own uuid, wanted text[]) returns setof text
    language sql stable security definer set search_path = public as $$
      select d from unnest(wanted) as d where exists (
        select from organisations as o where o.active and o.org_id <> own and (
          exists (select from registrations as r
                  where r.org_id = o.org_id and r.domain = d and r.confirmed_time is not null)
          or exists (select from sso_settings as s
                     where s.org_id = o.org_id and s.domains @> array[d])))
    $$;

    revoke all on function find_work_account, is_federated, domains_elsewhere from public;
    grant execute on function find_work_account, is_federated, domains_elsewhere to watershade_app;

    -- A former owner is no longer exempt from required work accounts, so their sign-ins by password end. The
    -- credential is locked until COMMIT: a sign-in in progress is ended too, or checks again.
    create function end_passwords_of_former_owner() returns trigger language plpgsql as $$
    begin
      if exists (
        select from permissions
        where org_id = new.org_id and user_id = new.user_id and active and tag_id is null
          and access ~* '(^|,)\\s*super\\s*(,|$)') then
        return null;
      end if;
      perform from credentials as c
      where c.org_id = new.org_id and c.user_id = new.user_id and exists (
        select from sso_settings as s
        where s.org_id = c.org_id and s.is_enforced
          and s.domains @> array[split_part(c.email, '@', 2)])
      for no key update;
      if found then
        delete from sign_ins
        where org_id = new.org_id and user_id = new.user_id and not by_work_account;
      end if;
      return null;
    end $$;
    create trigger end_passwords after update of active, access on permissions for each row
      when (old.active and old.tag_id is null and old.access ilike '%super%')
      execute function end_passwords_of_former_owner();`,
};
