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
      update users as u set metadata = u.metadata || jsonb_build_object('_sites', (
        select coalesce(jsonb_agg(entry order by nth), '[]') from (
          select entry, nth from (
            select entry, nth from jsonb_array_elements(
              case when jsonb_typeof(u.metadata->'_sites') = 'array'
                then u.metadata->'_sites' else '[]' end
            ) with ordinality as listed (entry, nth)
            where (entry->>'time')::timestamptz > now() - interval '90 days'
            union all
            select jsonb_build_object('tag_id', c.tag_id, 'joined', tg_op = 'INSERT', 'time',
                to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
              1000 + row_number() over (order by c.tag_id)
            from changed as c join tags as t using (org_id, tag_id)
            where c.org_id = u.org_id and c.user_id = u.user_id and t.type = 'location'
          ) as entries order by nth desc limit 60
        ) as newest))
      where exists (
        select from changed as c join tags as t using (org_id, tag_id)
        where c.org_id = u.org_id and c.user_id = u.user_id and t.type = 'location');
      return null;
    end $$;
    -- By their names, triggers run after touch_members, which locks the people in order.
    create trigger touch_sites_of_new after insert on user_tags
      referencing new table as changed for each statement execute function note_sites();
    create trigger touch_sites_of_old after delete on user_tags
      referencing old table as changed for each statement execute function note_sites();`,
};
