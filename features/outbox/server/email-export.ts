import { exportTable } from '#packages/export/server';
import { iso } from '#packages/sync/server';

/**
 * Recipients, subjects and times of emails. The text is left out, as a link in it may open an
 * account.
 */
export const emailExport = exportTable({
  file: 'mails.csv',
  head: ['Mail id', 'Person id', 'To', 'Subject', 'State', 'Written', 'Sent'],
  sql: `
    select message_id::text as key,
      array[message_id::text, user_id::text, recipient, subject, state, ${iso('created_time')},
        ${iso('sent_time')}] as cells
    from outbox
    where org_id = $1 and ($2::uuid is null or message_id > $2) and ($4::uuid is null or user_id = $4)
    order by message_id limit $3`,
});
