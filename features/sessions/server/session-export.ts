import { exportTable } from '#packages/export/server';
import { iso } from '#packages/sync/server';

/** The sessions of an organisation, or those that one person is in. */
export const sessionExport = exportTable({
  file: 'sessions.csv',
  head: ['Session id', 'Type', 'Tag ids', 'Started by', 'Archived', 'Active', 'Started'],
  sql: `
    select s.session_id::text as key,
      array[s.session_id::text, s.type, array_to_string(s.tag_ids, ' '),
        case when $4::uuid is null or s.created_by = $4 then coalesce(s.created_by::text, '')
          else '' end,
        s.done::text, s.active::text, ${iso('s.created_time')}] as cells
    from sessions as s
    where s.org_id = $1 and ($2::uuid is null or s.session_id > $2)
      and ($4::uuid is null or s.created_by = $4 or exists (
        select from session_users as u
        where u.org_id = s.org_id and u.session_id = s.session_id and u.user_id = $4))
    order by s.session_id limit $3`,
});

/** The people of sessions. */
export const sessionUserExport = exportTable({
  file: 'session-people.csv',
  head: ['Id', 'Session id', 'Person id', 'Skipped', 'Reason', 'Active', 'Added'],
  sql: `
    select session_user_id::text as key,
      array[session_user_id::text, session_id::text, user_id::text, skip::text,
        coalesce(skip_reason, ''), active::text, ${iso('created_time')}] as cells
    from session_users
    where org_id = $1 and ($2::uuid is null or session_user_id > $2)
      and ($4::uuid is null or user_id = $4)
    order by session_user_id limit $3`,
});

/** The tests of sessions. */
export const sessionTestExport = exportTable({
  file: 'session-tests.csv',
  head: ['Id', 'Session id', 'Test id', 'Counts', 'Added'],
  sql: `
    select t.session_measurement_id::text as key,
      array[t.session_measurement_id::text, t.session_id::text, t.measurement_id::text,
        t.active::text, ${iso('t.created_time')}] as cells
    from session_measurements as t
    where t.org_id = $1 and ($2::uuid is null or t.session_measurement_id > $2)
      and ($4::uuid is null or exists (
        select from measurements as m
        where m.org_id = t.org_id and m.measurement_id = t.measurement_id and m.user_id = $4))
    order by t.session_measurement_id limit $3`,
});
