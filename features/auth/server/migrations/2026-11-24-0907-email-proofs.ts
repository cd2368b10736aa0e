import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/** Mailed links that confirm an e-mail, known by the hash of their token; a person has one. */
export const emailProofs: Migration = {
  id: '2026-11-24-0907-email-proofs',
  sql: `
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

    create function find_email_proof(wanted bytea)
    returns table (org_id uuid, user_id uuid, expires_time timestamptz, is_used boolean)
    language sql stable security definer set search_path = public as $$
      select p.org_id, p.user_id, p.expires_time, p.used_time is not null
      from email_proofs as p
        join credentials as c on c.org_id = p.org_id and c.user_id = p.user_id and c.email = p.email
      where p.token_hash = wanted and c.enabled
    $$;
    revoke all on function find_email_proof from public;
    grant execute on function find_email_proof to watershade_app;`,
};
