import type { Migration } from '#packages/database';

/**
 * A registration keeps its e-mail and domain for good once whoever registered has proven the e-mail;
 * until then for some days only, which the caller of find_registered counts. Registrations from
 * before count as confirmed.
 *
 * A domain is confirmed by a trigger, whichever event proves the e-mail. Where another organisation
 * confirmed the domain first, the e-mail is proven and the domain stays theirs.
 */
export const claimsAreProven: Migration = {
  id: '2026-11-24-0905-claims-are-proven',
  sql: `
    alter table registrations add confirmed_time timestamptz(3);
    alter table registrations no force row level security;
    update registrations set confirmed_time = terms_time;
    alter table registrations force row level security;

    drop function find_registered(text, text);
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
