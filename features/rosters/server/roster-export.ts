import { exportTable } from '#packages/export/server';
import { iso } from '#packages/sync/server';

/** The rosters of an organisation, or those of one person without the others in them. */
export const rosterExport = exportTable({
  file: 'rosters.csv',
  head: [
    ...['Roster id', 'Person ids', 'First shift from', 'To', 'Time zone', 'Every weeks'],
    ...['Days (0 Sunday)', 'Active', 'Added'],
  ],
  sql: `
    select roster_id::text as key,
      array[roster_id::text,
        case when $4::uuid is null then array_to_string(user_ids, ' ') else $4::text end,
        ${iso('shift_start_time')}, ${iso('shift_end_time')}, timezone, interval::text,
        array_to_string(days_of_week, ' '), active::text, ${iso('created_time')}] as cells
    from rosters
    where org_id = $1 and ($2::uuid is null or roster_id > $2)
      and ($4::uuid is null or $4 = any(user_ids))
    order by roster_id limit $3`,
});

/**
 * What rosters were before each change of the last 90 days, or the changes that added or removed one
 * person, without the others in them.
 */
export const rosterChangeExport = exportTable({
  file: 'roster-changes.csv',
  head: [
    ...['Roster id', 'From', 'Until', 'Active before', 'People added', 'People removed'],
    ...['First shift before from', 'To', 'Time zone', 'Every weeks', 'Days (0 Sunday)'],
  ],
  sql: `
    select key, array[roster_id::text, note->>'from', note->>'until', note->>'active',
        ${peopleOf('joined')}, ${peopleOf('left')},
        note->'schedule'->>'shift_start_time', note->'schedule'->>'shift_end_time',
        note->'schedule'->>'timezone', note->'schedule'->>'interval',
        (select string_agg(day, ' ' order by nth)
         from jsonb_array_elements_text(nullif(note->'schedule', 'null')->'days_of_week')
           with ordinality as days (day, nth))] as cells
    from (
      select roster_id, note, roster_id::text || to_char(nth, 'FM0000') as key
      from rosters cross join lateral jsonb_array_elements(earlier) with ordinality as notes (note, nth)
      where org_id = $1 and ($4::uuid is null or note->'joined' ? $4::text or note->'left' ? $4::text)
    ) as changes
    where $2::text is null or key > $2
    order by key limit $3`,
});

/** The ids of a list of a note; of one person, only theirs. */
function peopleOf(list: 'joined' | 'left'): string {
  return `(select string_agg(id, ' ' order by id) from jsonb_array_elements_text(note->'${list}') as ids (id)
    where $4::uuid is null or id = $4::text)`;
}

/** The leave of people. */
export const leaveExport = exportTable({
  file: 'leave.csv',
  head: ['Leave id', 'Person id', 'From', 'To', 'Time zone', 'Reason', 'Active', 'Added'],
  sql: `
    select roster_user_leave_id::text as key,
      array[roster_user_leave_id::text, user_id::text, ${iso('start_time')}, ${iso('end_time')},
        timezone, reason, active::text, ${iso('created_time')}] as cells
    from roster_user_leave
    where org_id = $1 and ($2::uuid is null or roster_user_leave_id > $2)
      and ($4::uuid is null or user_id = $4)
    order by roster_user_leave_id limit $3`,
});

/** The calendar feeds of people, without their secret addresses. */
export const calendarFeedExport = exportTable({
  file: 'calendar_feeds.csv',
  head: ['Person id', 'Content', 'Added', 'Last read'],
  sql: `
    select user_id::text || scope as key,
      array[user_id::text, scope, ${iso('created_time')}, ${iso('last_read_time')}] as cells
    from roster_calendar_feeds
    where org_id = $1 and ($2::text is null or user_id::text || scope > $2)
      and ($4::uuid is null or user_id = $4)
    order by user_id::text || scope limit $3`,
});
