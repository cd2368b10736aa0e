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
