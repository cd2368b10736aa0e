import { exportTable } from '#packages/export/server';
import { iso } from '#packages/sync/server';

/** The text without who else is in it: the names and ids of those who did something. */
const ownContent = `(
  jsonb_set(r.content::jsonb - 'people' - 'created_by', '{lines}', (
    select coalesce(jsonb_agg(line - 'by' order by nth), '[]')
    from jsonb_array_elements(r.content::jsonb->'lines') with ordinality as list (line, nth)))
  )::text`;

/** All incident files; of a person the files about them, and without the text those that they made. */
export const incidentExport = exportTable({
  file: 'incident-files.csv',
  head: ['Incident file id', 'Person id', 'From', 'To', 'Made', 'Made by', 'SHA-256', 'Content'],
  sql: `
    select r.incident_file_id::text as key,
      array[r.incident_file_id::text,
        case when $4::uuid is null or r.user_id = $4 then r.user_id::text else '' end,
        ${iso('r.from_time')}, ${iso('r.to_time')}, ${iso('r.created_time')},
        case when $4::uuid is null or r.created_by = $4 then coalesce(r.created_by::text, '')
          else '' end,
        encode(r.content_hash, 'hex'),
        case when $4::uuid is null then r.content when r.user_id = $4 then ${ownContent}
          else '' end] as cells
    from incident_files as r
    where r.org_id = $1 and ($2::uuid is null or r.incident_file_id > $2)
      and ($4::uuid is null or r.user_id = $4 or r.created_by = $4)
    order by r.incident_file_id limit $3`,
});
