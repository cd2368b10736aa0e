import { exportTable } from '#packages/export/server';
import { iso } from '#packages/sync/server';

/**
 * The entries of all emergencies, or those about a person and recorded by them, without the ids of
 * others.
 */
export const emergencyExport = exportTable({
  file: 'emergency-entries.csv',
  head: [
    ...['Entry id', 'Emergency id', 'Kind', 'Time', 'Note', 'Drill', 'Location id', 'Person id'],
    ...['Corrects entry', 'Corrected time', 'Recorded by', 'Received'],
  ],
  sql: `
    select e.entry_id::text as key,
      array[e.entry_id::text, e.emergency_id::text, e.kind, ${iso('e.time')}, e.note,
        e.is_drill::text, coalesce(e.location_id::text, ''),
        case when $4::uuid is null or e.user_id = $4 then coalesce(e.user_id::text, '') else '' end,
        coalesce(e.corrects::text, ''), coalesce(${iso('e.corrected_time')}, ''),
        case when $4::uuid is null or e.recorded_by = $4 then coalesce(e.recorded_by::text, '')
          else '' end,
        ${iso('e.created_time')}] as cells
    from emergency_entries as e
    where e.org_id = $1 and ($2::uuid is null or e.entry_id > $2)
      and ($4::uuid is null or e.recorded_by = $4 or e.user_id = $4 or exists (
        select from emergency_entries as p
        where p.org_id = e.org_id and p.emergency_id = e.emergency_id and p.user_id = $4))
    order by e.entry_id limit $3`,
});
