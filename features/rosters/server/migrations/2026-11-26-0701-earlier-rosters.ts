import type { Migration } from '#packages/database';

/**
 * A roster notes what it was before each change of the last 90 days, as who worked when cannot be computed from
 * what it is now. It keeps at most 100 notes.
 */
export const earlierRosters: Migration = {
  id: '2026-11-26-0701-earlier-rosters',
  sql: `
    alter table rosters add column earlier jsonb not null default '[]';
    create function iso_text(timestamptz) returns text language sql stable as $$
      select to_char($1 at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    $$;
    create function ids_only_in(uuid[], uuid[]) returns jsonb language sql stable as $$
      select coalesce(jsonb_agg(id order by id), '[]')
      from (select unnest($1) as id except select unnest($2)) as ids
    $$;
    create function note_earlier_roster() returns trigger language plpgsql as $$
    begin
      new.earlier := (
        select coalesce(jsonb_agg(note order by nth), '[]') from (
          select note, nth from jsonb_array_elements(old.earlier) with ordinality as notes (note, nth)
          where (note->>'until')::timestamptz > now() - interval '90 days'
          order by nth desc limit 99
        ) as kept
      ) || jsonb_build_array(jsonb_build_object(
        'from', coalesce(old.earlier->-1->>'until', iso_text(old.created_time)),
        'until', iso_text(now()), 'active', old.active,
        'joined', ids_only_in(new.user_ids, old.user_ids),
        'left', ids_only_in(old.user_ids, new.user_ids),
        'schedule', case
          when (old.shift_start_time, old.shift_end_time, old.timezone, old.interval, old.days_of_week)
            is distinct from
            (new.shift_start_time, new.shift_end_time, new.timezone, new.interval, new.days_of_week)
          then jsonb_build_object(
            'shift_start_time', iso_text(old.shift_start_time),
            'shift_end_time', iso_text(old.shift_end_time), 'timezone', old.timezone,
            'interval', old.interval, 'days_of_week', old.days_of_week) end));
      return new;
    end $$;
    create trigger note_earlier_roster before update on rosters
      for each row when (
        (old.user_ids, old.active, old.shift_start_time, old.shift_end_time, old.timezone,
          old.interval, old.days_of_week)
        is distinct from
        (new.user_ids, new.active, new.shift_start_time, new.shift_end_time, new.timezone,
          new.interval, new.days_of_week))
      execute function note_earlier_roster();`,
};
