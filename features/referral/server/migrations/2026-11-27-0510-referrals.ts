import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/** Referral codes of people, and whom they invited. Addresses are stored hashed and masked only. */
export const referralBaseline: Migration = {
  id: '2026-11-27-0510-referrals',
  sql: `
    create table referral_codes (
      org_id uuid not null,
      user_id uuid not null,
      code uuid not null unique,
      created_time timestamptz(3) not null,
      primary key (org_id, user_id)
    );
    ${organisationTable('referral_codes')}

    create table referrals (
      org_id uuid not null,
      referral_id uuid not null,
      -- Who invited; null once their data is erased.
      user_id uuid,
      -- Null for an organisation that was not invited by email.
      email_hash bytea,
      email_masked text,
      -- Null until it has registered.
      invited_org_id uuid,
      organisation text,
      state text not null check (state in ('Invited', 'Registered', 'Active')),
      created_time timestamptz(3) not null,
      -- When the newest email was ordered; null if none was.
      mailed_time timestamptz(3),
      registered_time timestamptz(3),
      active_time timestamptz(3),
      primary key (org_id, referral_id)
    );
    create unique index referrals_email on referrals (org_id, user_id, email_hash)
      where email_hash is not null;
    -- An organisation registers once, so it is referred once.
    create unique index referrals_invited on referrals (invited_org_id)
      where invited_org_id is not null;
    create index referrals_person on referrals (org_id, user_id, created_time desc);
    create index referrals_mailed on referrals (org_id, mailed_time);
    create index referrals_address on referrals (email_hash, mailed_time);
    create index referrals_registered on referrals (org_id) where state = 'Registered';
    ${organisationTable('referrals')}

    -- A code comes before its organisation is known. It ends with the account of its person.
    create policy of_referral on referral_codes for select to current_user using (true);
    create policy of_referral on referrals for select to current_user using (true);
    create policy of_referral on credentials for select to current_user using (true);
    create policy of_referral on organisations for select to current_user using (true);
    create policy of_referral on users for select to current_user using (true);
    create function inviter_of_code(wanted uuid)
    returns table (org_id uuid, user_id uuid, organisation text)
    language sql stable security definer set search_path = public as $$
      select c.org_id, c.user_id, o.name
      from referral_codes as c
        join organisations as o using (org_id)
        join users as u using (org_id, user_id)
        join credentials as k using (org_id, user_id)
      where c.code = wanted and o.active and u.active and k.enabled
    $$;
    -- How many emails all organisations have sent to an address; nothing else about them.
    create function invitations_to(wanted bytea, since timestamptz) returns int
    language sql stable security definer set search_path = public as $$
      select count(*)::int from referrals as r where r.email_hash = wanted and r.mailed_time > since
    $$;
    create function referrals_to_activate()
    returns table (org_id uuid, referral_id uuid, invited_org_id uuid)
    language sql stable security definer set search_path = public as $$
      select r.org_id, r.referral_id, r.invited_org_id
      from referrals as r
        join organisations as o on o.org_id = r.org_id
        join organisations as i on i.org_id = r.invited_org_id
      where r.state = 'Registered' and o.active and i.active
      order by r.org_id, r.referral_id
    $$;
    revoke all on function inviter_of_code, invitations_to, referrals_to_activate from public;
    grant execute on function inviter_of_code, invitations_to, referrals_to_activate
      to watershade_app;`,
};
