import type { Migration } from '#packages/database';

/**
 * The notes of a roster are synced with it, and one note can name thousands of people. A roster
 * keeps the newest notes within 512 kB, and the last one in any case.
 */
export const boundedNotes: Migration = {
  id: '2026-11-27-0440-bounded-roster-notes',
  sql: `
    create or replace function note_earlier_roster() returns trigger language plpgsql as $$
    declare
      last jsonb := jsonb_build_object(
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
            'interval', old.interval, 'days_of_week', old.days_of_week) end);
    begin
      new.earlier := (
        select coalesce(jsonb_agg(note order by nth), '[]') from (
          select note, nth,
            sum(octet_length(note::text)) over (order by nth desc) + octet_length(last::text) as bytes
          from jsonb_array_elements(old.earlier) with ordinality as notes (note, nth)
          where (note->>'until')::timestamptz > now() - interval '90 days'
          order by nth desc limit 99
        ) as kept
        where bytes <= 524288
      ) || jsonb_build_array(last);
      return new;
    end $$;`,
};
