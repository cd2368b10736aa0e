import type { Migration } from '#packages/database';

/** People who become admins lose their access link for good. */
export const accessLinksOfAdmins: Migration = {
  id: '2026-11-27-0940-access-links-of-admins',
  sql: `
    create trigger end_access_link after insert or update of access, tag_id, active on permissions
      for each row when (
        new.active and new.tag_id is null
        and string_to_array(new.access, ',') && array['admin', 'super'])
      execute function end_access_link();

    -- The same condition again, as a link could be made while it comes true.
    create or replace function find_access_link(wanted bytea)
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
        and not exists (
          select from permissions as p
          where p.org_id = l.org_id and p.user_id = l.user_id and p.active and p.tag_id is null
            and string_to_array(p.access, ',') && array['admin', 'super'])
    $$;`,
};
