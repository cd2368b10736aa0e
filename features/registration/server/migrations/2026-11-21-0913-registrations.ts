import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/**
 * How an organisation came to be: who registered it, which mail domain they claimed for it, by
 * whose invitation, and which terms of use they accepted. E-mails and domains are known across
 * organisations, so a function of the owner looks them up; the policies let it through where the
 * owner is no superuser.
 */
export const registrations: Migration = {
  id: '2026-11-21-0913-registrations',
  sql: `
    create table registrations (
      org_id uuid primary key,
      user_id uuid not null,
      domain text check (domain = lower(domain)),
      ref uuid,
      terms_version text not null,
      terms_time timestamptz(3) not null
    );
    create index registrations_domain on registrations (domain) where domain is not null;
    ${organisationTable('registrations')}
    create policy of_registration on registrations for select to current_user using (true);
    create policy of_registration on organisations for select to current_user using (true);
    create policy of_registration on users for select to current_user using (true);

    create function find_registered(wanted_email text, wanted_domain text)
    returns table (email_taken boolean, domain_taken boolean)
    language sql stable security definer set search_path = public as $$
      select
        exists (select from credentials where email = wanted_email)
          or exists (select from users where email = wanted_email and active),
        exists (
          select from registrations as r join organisations as o using (org_id)
          where r.domain = wanted_domain and o.active)
    $$;
    revoke all on function find_registered from public;
    grant execute on function find_registered to watershade_app;`,
};
