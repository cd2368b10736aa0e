import { exportTable } from '#packages/export/server';
import { iso } from '#packages/sync/server';

/** Which account at the provider opens which person. */
export const workAccountExport = exportTable({
  file: 'work_accounts.csv',
  head: ['Person id', 'Directory', 'Account id', 'Since'],
  sql: `
    select user_id::text as key,
      array[user_id::text, tenant_id, object_id, ${iso('created_time')}] as cells
    from work_accounts
    where org_id = $1 and ($2::uuid is null or user_id > $2) and ($4::uuid is null or user_id = $4)
    order by user_id limit $3`,
});
