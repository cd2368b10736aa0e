import { exportTable } from '#packages/export/server';
import { iso } from '#packages/sync/server';

/** Access links without their tokens. */
export const linkExport = exportTable({
  file: 'access-links.csv',
  head: ['Person id', 'Link id', 'Made by', 'Made', 'Expires', 'Last used', 'Revoked'],
  sql: `
    select user_id::text as key,
      array[user_id::text, link_id::text, coalesce(created_by::text, ''), ${iso('created_time')},
        ${iso('expires_time')}, coalesce(${iso('last_used_time')}, ''),
        coalesce(${iso('revoked_time')}, '')] as cells
    from access_links
    where org_id = $1 and ($2::uuid is null or user_id > $2) and ($4::uuid is null or user_id = $4)
    order by user_id limit $3`,
});
