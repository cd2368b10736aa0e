import type { Migration } from '#packages/database';

/**
 * Only a proven e-mail is one account's over all organisations. Accounts from before count as proven.
 * Which accounts an e-mail may open is decided in one function: the proven one first, then the one
 * that has had it longest, two at most, so that a sign-in always takes the same work.
 *
 * A browser may send several device secrets. Device rows from before, of addresses and user agents,
 * match no secret; they still say when somebody last signed in.
 */
export const provenEmails: Migration = {
  id: '2026-11-24-0903-proven-emails',
  sql: `
    alter table credentials
      -- Null: somebody typed the e-mail, and nobody has shown that it is theirs.
      add proven_time timestamptz(3),
      add email_since timestamptz(3) not null default now();
    alter table credentials no force row level security;
    update credentials set proven_time = created_time, email_since = created_time;
    alter table credentials force row level security;
    alter table credentials drop constraint credentials_email_key;
    create unique index credentials_email on credentials (org_id, email);
    create unique index credentials_proven on credentials (email) where proven_time is not null;
    create index credentials_by_email on credentials (email);

    create function begin_email() returns trigger language plpgsql as $$
    begin
      new.proven_time := null;
      new.email_since := now();
      return new;
    end $$;
    create trigger begin_email before update of email on credentials for each row
      when (new.email is distinct from old.email) execute function begin_email();

    create function accounts_of(wanted text)
    returns table (org_id uuid, user_id uuid, password_hash text, place bigint)
    language sql stable set search_path = public as $$
      select c.org_id, c.user_id, c.password_hash, row_number() over (
        order by c.proven_time is null, c.email_since, c.org_id, c.user_id) as place
      from credentials as c where c.email = wanted and c.enabled
      order by place limit 2
    $$;

    drop function find_credential(text, bytea);
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

    create or replace function wants_code(wanted text) returns boolean
    language sql stable security definer set search_path = public as $$
      select exists (
        select from accounts_of(wanted) join two_factor as f using (org_id, user_id)
        where f.enabled_time is not null)
    $$;
    revoke all on function accounts_of, find_credentials from public;
    grant execute on function find_credentials to watershade_app;`,
};
