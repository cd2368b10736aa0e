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

/** Requests, or those of a person. */
export const quoteExport = exportTable({
  file: 'quotes.csv',
  head: [
    ...['Request id', 'Number', 'Items', 'Reward', 'Points', 'Status', 'Answer', 'Person id'],
    ...['Contact', 'Phone', 'Delivery address', 'Wanted by', 'Notes', 'Amount'],
    ...['Requested', 'Changed'],
  ],
  sql: `
    select quote_id::text as key,
      array[quote_id::text, number::text, items::text, coalesce(reward, ''), points::text, status,
        answer, coalesce(user_id::text, ''), coalesce(contact_name, ''), coalesce(phone, ''),
        coalesce(delivery_address, ''), coalesce(wanted_by::text, ''), notes, coalesce(amount, ''),
        ${iso('created_time')}, ${iso('changed_time')}] as cells
    from quotes
    where org_id = $1 and ($2::uuid is null or quote_id > $2) and ($4::uuid is null or user_id = $4)
    order by quote_id limit $3`,
});
