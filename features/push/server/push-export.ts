import { exportTable } from '#packages/export/server';
import { iso } from '#packages/sync/server';

/** The browsers of people, without the addresses and keys that can send to them. */
export const pushExport = exportTable({
  file: 'notification_browsers.csv',
  head: ['Id', 'Person id', 'Browser', 'Added', 'Last used'],
  sql: `
    select subscription_id::text as key,
      array[subscription_id::text, user_id::text, user_agent, ${iso('created_time')},
        ${iso('last_used_time')}] as cells
    from push_subscriptions
    where org_id = $1 and ($2::uuid is null or subscription_id > $2)
      and ($4::uuid is null or user_id = $4)
    order by subscription_id limit $3`,
});
