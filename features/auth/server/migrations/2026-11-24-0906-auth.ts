import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/**
 * Credentials, sign-ins, the second factor, and links by email.
 *
 * A token or an email comes before the organisation is known, so functions of the owner look them up. The
 * policies `of_lookup` let these through where the owner is no superuser.
 */
export const authBaseline: Migration = {
  id: '2026-11-24-0906-auth',
  sql: `
    create table credentials (
      org_id uuid not null,
      user_id uuid not null,
      email text not null check (email = lower(email)),
      password_hash text,
      enabled boolean not null default true,
      must_change_password boolean not null default false,
      -- Null: somebody typed the email, and nobody has proven that it is theirs.
      proven_time timestamptz(3),
      email_since timestamptz(3) not null default now(),
      created_time timestamptz(3) not null,
      primary key (org_id, user_id)
    );
    create unique index credentials_email on credentials (org_id, email);
    create unique index credentials_proven on credentials (email) where proven_time is not null;
    create index credentials_by_email on credentials (email);
    ${organisationTable('credentials')}
    create policy of_lookup on credentials for select to current_user using (true);

    create table sign_ins (
      org_id uuid not null,
      sign_in_id uuid not null default gen_random_uuid(),
      token_hash bytea not null unique,
      user_id uuid not null,
      -- What a sign-in by work account was admitted by; the person's email may be another.
      by_work_account boolean not null default false,
      work_tenant_id text,
      work_domain text,
      created_time timestamptz(3) not null,
      last_used_time timestamptz(3) not null,
      user_agent text not null default '',
      primary key (org_id, token_hash)
    );
    create unique index sign_ins_id on sign_ins (org_id, sign_in_id);
    create index sign_ins_user on sign_ins (org_id, user_id);
    ${organisationTable('sign_ins')}
    create policy of_lookup on sign_ins for select to current_user using (true);
    create policy of_lookup on permissions for select to current_user using (true);
    create policy of_lookup on organisations for select to current_user using (true);

    create index attempts_at on attempts (at);
    -- Taking row locks, which lets sweepers pass each other, needs this right.
    grant update on attempts to watershade_app;

    create table sign_in_devices (
      org_id uuid not null,
      user_id uuid not null,
      device_hash bytea not null,
      last_used_time timestamptz(3) not null,
      primary key (org_id, user_id, device_hash)
    );
    ${organisationTable('sign_in_devices')}
    create policy of_lookup on sign_in_devices for select to current_user using (true);

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

    -- Links to set a new password, by the hash of their token; a person has one.
    create table password_resets (
      org_id uuid not null,
      token_hash bytea not null unique,
      user_id uuid not null,
      created_time timestamptz(3) not null,
      expires_time timestamptz(3) not null,
      primary key (org_id, token_hash)
    );
    create unique index password_resets_user on password_resets (org_id, user_id);
    ${organisationTable('password_resets')}
    create policy of_lookup on password_resets for select to current_user using (true);

    -- Links that confirm an email, by the hash of their token; a person has one.
    create table email_proofs (
      org_id uuid not null,
      user_id uuid not null,
      email text not null,
      token_hash bytea not null unique,
      expires_time timestamptz(3) not null,
      used_time timestamptz(3),
      primary key (org_id, user_id)
    );
    ${organisationTable('email_proofs')}
    create policy of_lookup on email_proofs for select to current_user using (true);

    -- Another email is not proven yet.
    create function begin_email() returns trigger language plpgsql as $$
    begin
      new.proven_time := null;
      new.email_since := now();
      return new;
    end $$;
    create trigger begin_email before update of email on credentials for each row
      when (new.email is distinct from old.email) execute function begin_email();

    -- Whatever disables an account or changes its email ends its sign-ins for good.
    create function end_sign_ins_of_account() returns trigger language plpgsql as $$
    begin
      delete from sign_ins where org_id = new.org_id and user_id = new.user_id;
      return null;
    end $$;
    create trigger end_sign_ins after update of enabled, email on credentials for each row
      when (not new.enabled or new.email is distinct from old.email)
      execute function end_sign_ins_of_account();

    -- Open streams are notified of an ended sign-in and a disabled credential, and close.
    create function notify_ended_sign_ins() returns trigger language plpgsql as $$
    begin
      perform notify_touched(org_id, 'sign_ins', array_agg(distinct user_id))
      from ended group by org_id;
      return null;
    end $$;
    create trigger notify_ends after delete on sign_ins
      referencing old table as ended for each statement execute function notify_ended_sign_ins();
    create trigger notify_changes after update on credentials
      referencing new table as ended for each statement execute function notify_ended_sign_ins();
    create trigger notify_ends after delete on credentials
      referencing old table as ended for each statement execute function notify_ended_sign_ins();

    -- The accounts that an email may open: the proven one first, then the one that has had it longest. Two at
    -- most, so that a sign-in always takes the same work.
    create function accounts_of(wanted text)
    returns table (org_id uuid, user_id uuid, password_hash text, place bigint)
    language sql stable set search_path = public as $$
      select c.org_id, c.user_id, c.password_hash, row_number() over (
        order by c.proven_time is null, c.email_since, c.org_id, c.user_id) as place
      from credentials as c where c.email = wanted and c.enabled
      order by place limit 2
    $$;

    create function find_credentials(wanted text, devices bytea[], used_since timestamptz)
    returns table (org_id uuid, user_id uuid, password_hash text, known_device bytea)
    language sql stable security definer set search_path = public as $$
      select a.org_id, a.user_id, a.password_hash, (
        select d.device_hash from sign_in_devices as d
        where d.org_id = a.org_id and d.user_id = a.user_id
          and d.device_hash = any(devices) and d.last_used_time >= used_since
        order by d.last_used_time desc limit 1)
      from accounts_of(wanted) as a order by a.place
    $$;

    create function wants_code(wanted text) returns boolean
    language sql stable security definer set search_path = public as $$
      select exists (
        select from accounts_of(wanted) join two_factor as f using (org_id, user_id)
        where f.enabled_time is not null)
    $$;

    -- The only way from a token to a person, for calls and streams. It finds nothing for a removed person, and
    -- where the organisation demands a second factor, nothing for a sign-in by password without one.
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

    create function find_password_reset(wanted bytea)
    returns table (org_id uuid, user_id uuid, email text, expires_time timestamptz)
    language sql stable security definer set search_path = public as $$
      select r.org_id, r.user_id, c.email, r.expires_time
      from password_resets as r join credentials as c using (org_id, user_id)
      where r.token_hash = wanted and c.enabled and c.password_hash is not null
    $$;

    create function find_email_proof(wanted bytea)
    returns table (org_id uuid, user_id uuid, expires_time timestamptz, is_used boolean)
    language sql stable security definer set search_path = public as $$
      select p.org_id, p.user_id, p.expires_time, p.used_time is not null
      from email_proofs as p
        join credentials as c on c.org_id = p.org_id and c.user_id = p.user_id and c.email = p.email
      where p.token_hash = wanted and c.enabled
    $$;

    revoke all on function accounts_of, find_credentials, wants_code, find_sign_in,
      find_password_reset, find_email_proof from public;
    grant execute on function find_credentials, wants_code, find_sign_in,
      find_password_reset, find_email_proof to watershade_app;`,
};
