import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/**
 * Who registered an organisation, the mail domain they claimed, and the terms of use that they accepted.
 *
 * A claim holds for good once the email is proven; before that for some days, which the caller of
 * `find_registered` counts. A trigger confirms the domain, whichever event proves the email. Where another
 * organisation confirmed the domain first, the email is proven and the domain stays theirs.
 */
export const registrationBaseline: Migration = {
  id: '2026-11-24-0908-registration',
  sql: `
    create table registrations (
      org_id uuid primary key,
      user_id uuid not null,
      domain text check (domain = lower(domain)),
      ref uuid,
      terms_version text not null,
      terms_time timestamptz(3) not null,
      confirmed_time timestamptz(3)
    );
    create index registrations_domain on registrations (domain) where domain is not null;
    ${organisationTable('registrations')}
    create policy of_registration on registrations for select to current_user using (true);
    create policy of_registration on organisations for select to current_user using (true);
    create policy of_registration on users for select to current_user using (true);

    create function find_registered(
      wanted_email text, wanted_domain text, held_since timestamptz)
    returns table (email_taken boolean, domain_taken boolean)
    language sql stable security definer set search_path = public as $$
      select
        exists (
          select from credentials as c where c.email = wanted_email and (
            c.proven_time is not null
            or exists (
              select from registrations as r join organisations as o using (org_id)
              where r.org_id = c.org_id and r.user_id = c.user_id and o.active
                and r.terms_time > held_since))),
        exists (
          select from registrations as r join organisations as o using (org_id)
          where r.domain = wanted_domain and o.active
            and (r.confirmed_time is not null or r.terms_time > held_since))
    $$;

    create function is_domain_confirmed(own uuid, wanted text) returns boolean
    language sql stable security definer set search_path = public as $$
      select exists (
        select from registrations as r join organisations as o using (org_id)
        where r.domain = wanted and r.org_id <> own and o.active and r.confirmed_time is not null)
    $$;
    revoke all on function find_registered, is_domain_confirmed from public;
    grant execute on function find_registered, is_domain_confirmed to watershade_app;

    create function confirm_registration() returns trigger language plpgsql as $$
    begin
      perform from registrations
      where org_id = new.org_id and user_id = new.user_id and confirmed_time is null
        and domain = split_part(new.email, '@', 2);
      if not found then return null; end if;
      -- One at a time: two organisations may prove the same domain at this moment.
      perform pg_advisory_xact_lock(
        hashtextextended('register:' || split_part(new.email, '@', 2), 0));
      update registrations set confirmed_time = new.proven_time
      where org_id = new.org_id and user_id = new.user_id
        and not is_domain_confirmed(new.org_id, domain);
      return null;
    end $$;
    create trigger confirm_registration after update of proven_time on credentials for each row
      when (old.proven_time is null and new.proven_time is not null)
      execute function confirm_registration();`,
};
