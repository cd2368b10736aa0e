import { exportTable } from '#packages/export/server';
import { iso } from '#packages/sync/server';

/** The organisation itself. */
export const organisationExport = exportTable({
  file: 'organisation.csv',
  head: ['Organisation id', 'Name', 'Settings', 'Added', 'Closes'],
  sql: `
    select org_id::text as key,
      array[org_id::text, name, metadata::text, ${iso('created_time')}, ${iso('closes_time')}] as cells
    from organisations
    where org_id = $1 and ($2::uuid is null or org_id > $2) and $4::uuid is null
    order by org_id limit $3`,
});
