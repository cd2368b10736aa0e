import type { Migration } from '#packages/database';

/**
 * A person's field `_sites` lists when they joined and left locations in the last 90 days, as the weather of an
 * earlier day is that of the location of that day. A person has at most 60 entries.
 */
export const sitesOfPeople: Migration = {
  id: '2026-11-26-0700-sites-of-people',
  sql: `
    create function note_sites() returns trigger language plpgsql as $$
    begin
      -- Grouped once, as a join of every person with all changes would be quadratic.
      with moved as (
        select c.org_id, c.user_id, jsonb_agg(jsonb_build_object(
          'tag_id', c.tag_id, 'joined', tg_op = 'INSERT',
          'time', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        ) order by c.tag_id) as entries
        from changed as c join tags as t using (org_id, tag_id)
        where t.type = 'location' group by c.org_id, c.user_id
      )
      update users as u set metadata = u.metadata || jsonb_build_object('_sites', (
        select jsonb_agg(entry order by nth) from (
          select entry, nth from jsonb_array_elements(
            case when jsonb_typeof(u.metadata->'_sites') = 'array'
              then u.metadata->'_sites' else '[]' end || m.entries
          ) with ordinality as listed (entry, nth)
          where (entry->>'time')::timestamptz > now() - interval '90 days'
          order by nth desc limit 60
        ) as newest))
      from moved as m where u.org_id = m.org_id and u.user_id = m.user_id;
      return null;
    end $$;
    -- By their names, triggers run after touch_members, which locks the people in order.
    create trigger touch_sites_of_new after insert on user_tags
      referencing new table as changed for each statement execute function note_sites();
    create trigger touch_sites_of_old after delete on user_tags
      referencing old table as changed for each statement execute function note_sites();`,
};
