import { exportTable } from '#packages/export/server';
import { iso } from '#packages/sync/server';

/** Who opened the data of whom; for one person the views of their data, and their own of others. */
export const profileViewExport = exportTable({
  file: 'profile-views.csv',
  head: [
    ...['View id', 'Person id', 'Viewed by', 'Name of the viewer', 'What'],
    ...['First time', 'Last time'],
  ],
  sql: `
    select v.view_id::text as key,
      array[v.view_id::text, v.user_id::text, coalesce(v.viewed_by::text, ''),
        trim(coalesce(u.name_first || ' ' || u.name_last, '')), v.kind,
        ${iso('v.first_time')}, ${iso('v.last_time')}] as cells
    from profile_views as v
      left join users as u on u.org_id = v.org_id and u.user_id = v.viewed_by
    where v.org_id = $1 and ($2::uuid is null or v.view_id > $2)
      and ($4::uuid is null or v.user_id = $4 or v.viewed_by = $4)
    order by v.view_id limit $3`,
});
