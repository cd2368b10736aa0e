import { exportTable } from '#packages/export/server';
import { iso } from '#packages/sync/server';

/** Current and former permissions of people. */
export const permissionExport = exportTable({
  file: 'permissions.csv',
  head: ['Permission id', 'Person id', 'Tag id', 'Access', 'Active', 'Added'],
  sql: `
    select permission_id::text as key,
      array[permission_id::text, user_id::text, tag_id::text, access, active::text,
        ${iso('created_time')}] as cells
    from permissions
    where org_id = $1 and ($2::uuid is null or permission_id > $2)
      and ($4::uuid is null or user_id = $4)
    order by permission_id limit $3`,
});
