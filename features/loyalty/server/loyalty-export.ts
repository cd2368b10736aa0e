import { exportTable } from '#packages/export/server';
import { iso } from '#packages/sync/server';

/** The ledger, or what a person caused. */
export const ledgerExport = exportTable({
  file: 'loyalty-points.csv',
  head: ['Entry id', 'Number', 'Time', 'Kind', 'Reason', 'Points', 'Balance', 'Person id'],
  sql: `
    select entry_id::text as key,
      array[entry_id::text, seq::text, ${iso('time')}, kind, summary, points::text,
        case when $4::uuid is null then balance::text else '' end,
        coalesce(user_id::text, '')] as cells
    from loyalty_ledger
    where org_id = $1 and ($2::uuid is null or entry_id > $2) and ($4::uuid is null or user_id = $4)
    order by entry_id limit $3`,
});
