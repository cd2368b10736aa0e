import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/** Links that open the courses and the own page of people who cannot sign in. */
export const accessLinks: Migration = {
  id: '2026-11-27-0910-access-links',
  sql: `
    -- The newest link of each person; a new one takes the place of the one before.
    create table access_links (
      org_id uuid not null,
      user_id uuid not null,
      link_id uuid not null,
      token_hash bytea not null unique,
      -- Null once the data of this manager is erased.
      created_by uuid,
      created_time timestamptz(3) not null,
      expires_time timestamptz(3) not null,
      last_used_time timestamptz(3),
      revoked_time timestamptz(3),
      primary key (org_id, user_id)
    );
    ${organisationTable('access_links')}
    create policy of_lookup on access_links for select to current_user using (true);
    create policy of_access_link on users for select to current_user using (true);

    -- A person who is hidden, removed, merged or gets an account loses the link for good.
    create function end_access_link() returns trigger language plpgsql as $$
    begin
      update access_links set revoked_time = now()
      where org_id = new.org_id and user_id = new.user_id and revoked_time is null;
      return null;
    end $$;
    create trigger end_access_link after update of active, is_hidden, metadata on users
      for each row when (
        not new.active or new.is_hidden or new.metadata ? '_federated_provider')
      execute function end_access_link();
    create trigger end_access_link after insert on credentials
      for each row execute function end_access_link();

    -- The only way from the token of a link to a person. The same conditions again, as a link could be
    -- made while they come true.
    create function find_access_link(wanted bytea)
    returns table (org_id uuid, user_id uuid, link_id uuid, expires_time timestamptz,
                   last_used_time timestamptz, has_page boolean)
    language sql stable security definer set search_path = public as $$
      select l.org_id, l.user_id, l.link_id, l.expires_time, l.last_used_time,
        o.metadata @> '{"_worker_page": true}'
      from access_links as l join users as u using (org_id, user_id)
        join organisations as o using (org_id)
      where l.token_hash = wanted and l.revoked_time is null
        and u.active and not u.is_hidden and not u.metadata ? '_federated_provider'
        and o.active and o.closes_time is null
        and not exists (
          select from credentials as c where c.org_id = l.org_id and c.user_id = l.user_id)
    $$;
    revoke all on function find_access_link from public;
    grant execute on function find_access_link to watershade_app;`,
};
