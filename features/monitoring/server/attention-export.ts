import { exportTable } from '#packages/export/server';
import { iso } from '#packages/sync/server';

/** Who took cases and released them; of a person those about them and by them, without the ids of others. */
export const attentionExport = exportTable({
  file: 'attention.csv',
  head: [
    ...['Entry id', 'Kind', 'Person or location id', 'Case since', 'Action', 'Time'],
    ...['Ends entry', 'Recorded by', 'Received'],
  ],
  sql: `
    select entry_id::text as key,
      array[entry_id::text, kind,
        case when $4::uuid is null or subject_id = $4 or kind = 'break'
          then coalesce(subject_id::text, '') else '' end,
        ${iso('since')}, action, ${iso('time')}, coalesce(ends::text, ''),
        case when $4::uuid is null or recorded_by = $4 then coalesce(recorded_by::text, '')
          else '' end,
        ${iso('created_time')}] as cells
    from attention_entries
    where org_id = $1 and ($2::uuid is null or entry_id > $2)
      and ($4::uuid is null or recorded_by = $4 or (subject_id = $4 and kind <> 'break'))
    order by entry_id limit $3`,
});
