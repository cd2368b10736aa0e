import { exportTable } from '#packages/export/server';
import { iso } from '#packages/sync/server';

/** Quotes and rewards, or those of a person. */
export const quoteExport = exportTable({
  file: 'quotes.csv',
  head: [
    ...['Request id', 'Number', 'Items', 'Reward', 'Points', 'Status', 'Answer', 'Person id'],
    ...['Contact', 'Phone', 'Delivery address', 'Wanted by', 'Notes', 'Amount', 'Valid until'],
    ...['Requested', 'Changed'],
  ],
  sql: `
    select quote_id::text as key,
      array[quote_id::text, number::text, items::text, coalesce(reward, ''), points::text, status,
        answer, coalesce(user_id::text, ''), coalesce(contact_name, ''), coalesce(phone, ''),
        coalesce(delivery_address, ''), coalesce(wanted_by::text, ''), notes, coalesce(amount, ''),
        coalesce(valid_until::text, ''), ${iso('created_time')}, ${iso('changed_time')}] as cells
    from quotes
    where org_id = $1 and ($2::uuid is null or quote_id > $2) and ($4::uuid is null or user_id = $4)
    order by quote_id limit $3`,
});
