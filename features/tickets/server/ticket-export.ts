import { exportTable } from '#packages/export/server';
import { iso } from '#packages/sync/server';

/** Tickets, or those of a person; names of their files. The files are saved from the tickets. */
export const ticketExport = exportTable({
  file: 'tickets.csv',
  head: [
    ...['Ticket id', 'Number', 'Subject', 'Category', 'Status', 'Person id', 'Diagnostics'],
    ...['Files', 'Opened', 'Changed'],
  ],
  sql: `
    select ticket_id::text as key,
      array[ticket_id::text, number::text, subject, category, status, coalesce(user_id::text, ''),
        coalesce(diagnostics, ''), coalesce((
          select string_agg(f.name, ', ' order by f.time) from ticket_files as f
          where f.org_id = t.org_id and f.ticket_id = t.ticket_id), ''),
        ${iso('created_time')}, ${iso('changed_time')}] as cells
    from tickets as t
    where org_id = $1 and ($2::uuid is null or ticket_id > $2)
      and ($4::uuid is null or user_id = $4)
    order by ticket_id limit $3`,
});

/** Messages of tickets, or those that a person wrote. */
export const ticketMessageExport = exportTable({
  file: 'ticket-messages.csv',
  head: ['Message id', 'Ticket id', 'Position', 'Person id', 'Support team', 'Text', 'Time'],
  sql: `
    select message_id::text as key,
      array[message_id::text, ticket_id::text, seq::text, coalesce(user_id::text, ''),
        by_support::text, text, ${iso('time')}] as cells
    from ticket_messages
    where org_id = $1 and ($2::uuid is null or message_id > $2)
      and ($4::uuid is null or user_id = $4)
    order by message_id limit $3`,
});
