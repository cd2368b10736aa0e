import type { Database } from '#packages/database';
import { iso } from '#packages/sync/server';
import type { ListedTicket } from '#tickets/contract';
import type { TicketPage } from './ticket-store.ts';

/** Tickets of all organisations, newest change first. Only for the support team. */
export async function findAllTickets(
  database: Database,
  { before, most }: TicketPage,
): Promise<ListedTicket[]> {
  const { rows } = await database.unscoped((tx) =>
    tx.query<ListedTicket>(
      `select ticket_id, number, subject, category, status, organisation,
         false as is_own, false as is_unread,
         ${iso('created_time')} as created_time, ${iso('changed_time')} as updated_time,
         case when name_first is not null then
           json_build_object('name_first', name_first, 'name_last', name_last) end as opened_by
       from tickets_of_all($1, $2, $3)`,
      [before?.time ?? null, before?.ticket_id ?? null, most],
    ),
  );
  return rows;
}

/** The organisation of a ticket. Only for the support team. */
export async function findOrganisationOf(
  database: Database,
  ticket_id: string,
): Promise<string | null> {
  const { rows } = await database.unscoped((tx) =>
    tx.query<{ org_id: string | null }>('select organisation_of_ticket($1) as org_id', [ticket_id]),
  );
  return rows[0]?.org_id ?? null;
}
