import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/** Links with which people join an organisation. */
export const invitationBaseline: Migration = {
  id: '2026-11-28-0500-invitations',
  sql: `
    create table invitations (
      org_id uuid not null,
      invitation_id uuid not null,
      token_hash bytea not null unique,
      name text not null,
      is_personal boolean not null,
      -- Of a personal one until it is accepted.
      email text check (email = lower(email)),
      tag_ids uuid[] not null default '{}',
      most int not null check (most > 0),
      uses int not null default 0 check (uses <= most),
      -- Null once the data of this admin is erased.
      created_by uuid,
      created_time timestamptz(3) not null,
      expires_time timestamptz(3) not null,
      revoked_time timestamptz(3),
      primary key (org_id, invitation_id)
    );
    ${organisationTable('invitations')}
    create policy of_lookup on invitations for select to current_user using (true);

    -- The only way from the token of an invitation to its organisation.
    create function find_invitation(wanted bytea)
    returns table (org_id uuid, invitation_id uuid)
    language sql stable security definer set search_path = public as $$
      select i.org_id, i.invitation_id
      from invitations as i join organisations as o using (org_id)
      where i.token_hash = wanted and o.active and o.closes_time is null
    $$;
    revoke all on function find_invitation from public;
    grant execute on function find_invitation to watershade_app;`,
};
