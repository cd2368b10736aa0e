import { exportTable } from '#packages/export/server';
import { iso } from '#packages/sync/server';

/** Sign-ins of people with their times, without tokens. */
export const signInExport = exportTable({
  file: 'sign_ins.csv',
  head: ['Sign-in id', 'Person id', 'Device', 'Signed in', 'Last used'],
  sql: `
    select sign_in_id::text as key,
      array[sign_in_id::text, user_id::text, user_agent, ${iso('created_time')},
        ${iso('last_used_time')}] as cells
    from sign_ins
    where org_id = $1 and ($2::uuid is null or sign_in_id > $2) and ($4::uuid is null or user_id = $4)
    order by sign_in_id limit $3`,
});
