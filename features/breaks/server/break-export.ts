import { exportTable } from '#packages/export/server';
import { iso } from '#packages/sync/server';

/** The breaks of an organisation, or those of one person, also deleted and old ones. */
export const breakExport = exportTable({
  file: 'breaks.csv',
  head: [
    ...['Break id', 'Location id', 'People', 'Person ids', 'Due', 'Started', 'Ended'],
    ...['Planned minutes', 'Conditions', 'Started by', 'Ended by', 'Corrected', 'Deleted'],
  ],
  sql: `
    select break_id::text as key,
      array[break_id::text, location_id::text, people_count::text,
        case when $4::uuid is null then array_to_string(user_ids, ' ')
          when $4 = any(user_ids) then $4::text else '' end,
        coalesce(${iso('due_time')}, ''), ${iso('started_time')},
        coalesce(${iso('ended_time')}, ''), planned_minutes::text, conditions::text,
        case when $4::uuid is null or started_by = $4 then coalesce(started_by::text, '')
          else '' end,
        case when $4::uuid is null or ended_by = $4 then coalesce(ended_by::text, '') else '' end,
        coalesce(${iso('corrected_time')}, ''), deleted::text] as cells
    from breaks
    where org_id = $1 and ($2::uuid is null or break_id > $2)
      and ($4::uuid is null or $4 = any(user_ids) or started_by = $4 or ended_by = $4)
    order by break_id limit $3`,
});
