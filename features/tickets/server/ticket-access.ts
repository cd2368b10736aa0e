import { requireNotClosing } from '#organisation/server';
import type { Database, WriteTx } from '#packages/database';
import { HttpError } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import { isAdmin, isSupportAdmin } from '#permissions/domain';
import { ticketMessages as messages } from '#tickets/contract';
import { recordSupport } from '#support/server';
import { findOrganisationOf } from './across-organisations.ts';
import { lockTicket } from './ticket-store.ts';
import type { LockedTicket } from './ticket-store.ts';

/** Whether a person may see a ticket of their own organisation. */
export function maySee(viewer: Viewer, { user_id }: { user_id: string | null }): boolean {
  return user_id === viewer.user_id || isAdmin(viewer);
}

/** Whether the viewer acts for the support team, as nobody asks and answers in one ticket. */
export function actsForSupport(viewer: Viewer, { user_id }: { user_id: string | null }): boolean {
  return isSupportAdmin(viewer) && user_id !== viewer.user_id;
}

/**
 * The organisation in which a viewer reads a ticket: their own, or for the support team that of the
 * ticket.
 *
 * @throws HttpError NOT_FOUND
 */
export async function organisationOf(
  database: Database,
  viewer: Viewer,
  ticket_id: string,
): Promise<string> {
  if (!isSupportAdmin(viewer)) return viewer.org_id;
  return (await findOrganisationOf(database, ticket_id)) ?? viewer.org_id;
}

interface TicketWrite<Result> {
  viewer: Viewer;
  database: Database;
  ticket_id: string;
  /** What the support team did, for the log of its organisation; null for nothing to record. */
  did: string | null;
  work: (tx: WriteTx, ticket: LockedTicket, isSupport: boolean) => Promise<Result>;
}

/**
 * Writes to a ticket, which is locked until COMMIT. What the support team does in another
 * organisation is in the logs of both.
 *
 * @throws HttpError NOT_FOUND if the viewer may not see it
 */
export async function writeTicket<Result>({
  viewer,
  database,
  ticket_id,
  did,
  work,
}: TicketWrite<Result>): Promise<Result> {
  const org_id = await organisationOf(database, viewer, ticket_id);
  const isForeign = org_id !== viewer.org_id;
  const context = { org_id, actor_user_id: viewer.user_id };
  let number = 0;
  const result = await database.write(context, async (tx) => {
    const ticket = await lockTicket(tx, ticket_id);
    if (ticket === null || !(isForeign || maySee(viewer, ticket))) throw notFound();
    // The gate of the calls has checked only the organisation of the viewer.
    if (isForeign) await requireNotClosing(tx);
    number = ticket.number;
    return work(tx, ticket, isForeign || actsForSupport(viewer, ticket));
  });
  if (isForeign && did !== null) {
    const summary = `${did}: ticket ${String(number)} of another organisation`;
    await recordSupport(database, viewer, { entity: 'ticket', entity_id: ticket_id, summary });
  }
  return result;
}

/** The error for a ticket that does not exist for the viewer. */
export function notFound(): HttpError {
  return new HttpError('NOT_FOUND', { message: messages.notFound });
}
