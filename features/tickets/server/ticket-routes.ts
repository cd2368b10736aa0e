import { findOrganisation } from '#organisation/server';
import type { WriteTx } from '#packages/database';
import { bind, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import { isSupportAdmin } from '#permissions/domain';
import { notifySupport } from '#support/server';
import {
  addTicketFile,
  changeTicket,
  listTickets,
  mostMessages,
  mostNews,
  mostOpen,
  mostPerHour,
  openTicket,
  readTicket,
  readTicketFile,
  readTicketNews,
  replyToTicket,
  ticketMessages as messages,
  ticketsPage,
} from '#tickets/contract';
import { statusAfterReply, stepRefusal } from '#tickets/domain';
import { findAllTickets } from './across-organisations.ts';
import { addFile, readFile } from './file-routes.ts';
import { findFiles } from './file-store.ts';
import { notifyOfReply } from './notify-of-reply.ts';
import { actsForSupport, maySee, notFound, organisationOf, writeTicket } from './ticket-access.ts';
import {
  countMessages,
  countOpen,
  findMessages,
  findTicket,
  findTickets,
  findUnread,
  hasMessage,
  insertMessage,
  insertTicket,
  lockOpenTickets,
  lockTicket,
  lockTicketNumbers,
  markNoticed,
  markSeen,
  updateTicket,
} from './ticket-store.ts';
import type { LockedTicket, TicketPage } from './ticket-store.ts';

/** What the calls need at runtime. */
export interface TicketServices {
  readonly isSmsSent: boolean;
}

/** Calls about tickets. */
export function ticketCalls({ isSmsSent }: TicketServices): Bound<Viewer>[] {
  return [
    bind(listTickets, list),
    bind(readTicketNews, async ({ viewer, database }) => ({
      tickets: await database.read(viewer.org_id, (tx) => findUnread(tx, viewer, mostNews)),
    })),
    bind(readTicket, read),
    bind(openTicket, open),
    bind(changeTicket, change),
    bind(replyToTicket, (call: Call<typeof replyToTicket, Viewer>) => reply(call, isSmsSent)),
    bind(addTicketFile, addFile),
    bind(readTicketFile, readFile),
  ];
}

async function list({ viewer, query, database }: Call<typeof listTickets, Viewer>) {
  const page = { before: placeOf(query.after), most: ticketsPage + 1 };
  if (query.of === 'all' && !isSupportAdmin(viewer)) throw new HttpError('FORBIDDEN');
  const found =
    query.of === 'all'
      ? await findAllTickets(database, page)
      : await database.read(viewer.org_id, (tx) => findTickets(tx, viewer, page));
  const tickets = found.slice(0, ticketsPage);
  const last = tickets.at(-1);
  const isMore = found.length > ticketsPage && last !== undefined;
  return { tickets, next: isMore ? `${last.updated_time} ${last.ticket_id}` : null };
}

/** Where a page begins; the place is one that an earlier answer gave. */
function placeOf(after: string | undefined): TicketPage['before'] {
  if (after === undefined) return null;
  const place = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([0-9a-f-]{36})$/.exec(after);
  const [, time = '', ticket_id = ''] = place ?? [];
  const isPlace =
    !Number.isNaN(Date.parse(time)) && readTicket.params.safeParse({ id: ticket_id }).success;
  if (!isPlace) throw new HttpError('INVALID', { errors: { after: 'This is not a place' } });
  return { time, ticket_id };
}

async function read({ viewer, params, database }: Call<typeof readTicket, Viewer>) {
  const ticket_id = params.id.toLowerCase();
  const org_id = await organisationOf(database, viewer, ticket_id);
  const isForeign = org_id !== viewer.org_id;
  return database.read(org_id, async (tx) => {
    const asking = { viewer, isSupport: isForeign };
    const ticket = await findTicket(tx, asking, ticket_id);
    if (ticket === null) throw notFound();
    const author = { user_id: ticket.is_own ? viewer.user_id : null };
    if (!isForeign && !maySee(viewer, author)) throw notFound();
    return {
      ...ticket,
      messages: await findMessages(tx, asking, ticket_id),
      files: await findFiles(tx, ticket_id),
      is_support: isForeign || actsForSupport(viewer, author),
    };
  });
}

async function open({ viewer, body, database, now, newId }: Call<typeof openTicket, Viewer>) {
  const ticket_id = body.ticket_id.toLowerCase();
  const { user_id } = viewer;
  return database.write(viewer, async (tx) => {
    await lockTicketNumbers(tx);
    const before = await lockTicket(tx, ticket_id);
    // Sent again, it changes nothing. Somebody else's ticket is not shown.
    if (before !== null && before.user_id !== user_id) throw new HttpError('DUPLICATE');
    if (before !== null) return { ticket_id, number: before.number };
    await requireFewOpen(tx, user_id);
    await requireFewMessages(tx, user_id, now());
    const time = new Date(now()).toISOString();
    const number = await insertTicket(tx, { ...body, ticket_id, user_id, time });
    if (number === null) throw new HttpError('DUPLICATE');
    const message = { message_id: newId(), ticket_id, seq: 1, user_id, by_support: false };
    await insertMessage(tx, { ...message, text: body.text, time });
    await notifySupportOf(tx, { ticket_id, number, notice_id: newId(), what: 'opened', time });
    const summary = `Opened: ticket ${String(number)}`;
    tx.audit({ action: 'create', entity: 'ticket', entity_id: ticket_id, summary });
    return { ticket_id, number };
  });
}

function change({ viewer, body, database, now, newId }: Call<typeof changeTicket, Viewer>) {
  const ticket_id = body.ticket_id.toLowerCase();
  const { status, seen } = body;
  const did = status === undefined ? null : wordOf(status);
  return writeTicket({
    ...{ viewer, database, ticket_id, did },
    work: async (tx, ticket, isSupport) => {
      if (seen !== undefined && ticket.user_id === viewer.user_id) {
        await markSeen(tx, ticket_id, Math.min(seen, ticket.messages));
      }
      if (status === undefined) return { ticket_id, status: ticket.status };
      const refusal = stepRefusal(ticket.status, status);
      if (refusal !== null) throw new HttpError('CONFLICT', { message: refusal });
      // The support team may reopen what it has closed.
      const owner = status === 'Open' && !isSupport ? ticket.user_id : null;
      if (owner !== null) await requireFewOpen(tx, owner);
      const time = new Date(now()).toISOString();
      await updateTicket(tx, ticket_id, { status, time });
      const { number } = ticket;
      if (!isSupport && mayNotice(ticket, now())) {
        const what = wordOf(status).toLowerCase();
        await notifySupportOf(tx, { ticket_id, number, notice_id: newId(), what, time });
      }
      const summary = `${wordOf(status)}: ticket ${String(number)}`;
      tx.audit({ action: 'change', entity: 'ticket', entity_id: ticket_id, summary });
      return { ticket_id, status };
    },
  });
}

function wordOf(status: 'Open' | 'Closed'): string {
  return status === 'Closed' ? 'Closed' : 'Reopened';
}

function reply(call: Call<typeof replyToTicket, Viewer>, isSmsSent: boolean) {
  const { viewer, params, body, database, now, newId, publicUrl } = call;
  const ticket_id = params.id.toLowerCase();
  const message_id = body.message_id.toLowerCase();
  return writeTicket({
    ...{ viewer, database, ticket_id, did: 'Replied' },
    work: async (tx, ticket, isSupport) => {
      // Sent again, it changes nothing.
      if (await hasMessage(tx, { ticket_id, message_id })) {
        return { message_id, status: ticket.status };
      }
      const status = statusAfterReply(ticket.status, isSupport);
      if (status === null) throw new HttpError('CONFLICT', { message: messages.closed });
      if (ticket.messages >= mostMessages) {
        throw new HttpError('CONFLICT', { message: messages.full });
      }
      const user_id = isSupport ? null : viewer.user_id;
      if (user_id !== null) await requireFewMessages(tx, user_id, now());
      const time = new Date(now()).toISOString();
      const seq = ticket.messages + 1;
      const message = { message_id, ticket_id, seq, user_id, by_support: isSupport };
      if (!(await insertMessage(tx, { ...message, text: body.text, time }))) {
        throw new HttpError('DUPLICATE');
      }
      await updateTicket(tx, ticket_id, { status, time });
      const isAuthor = user_id !== null && user_id === ticket.user_id;
      // Who replies has read what is there.
      if (isAuthor) await markSeen(tx, ticket_id, seq);
      else await notifyOfReply(tx, ticket, { now, newId, publicUrl, isSmsSent });
      const { number } = ticket;
      if (!isSupport) {
        const what = 'replied to';
        await notifySupportOf(tx, { ticket_id, number, notice_id: newId(), what, time });
      }
      const summary = `Replied: ticket ${String(number)}`;
      tx.audit({ action: 'change', entity: 'ticket', entity_id: ticket_id, summary });
      return { message_id, status };
    },
  });
}

/** @throws HttpError CONFLICT if a person has as many open tickets as they may have */
async function requireFewOpen(tx: WriteTx, user_id: string): Promise<void> {
  await lockOpenTickets(tx, user_id);
  if ((await countOpen(tx, user_id)) < mostOpen) return;
  throw new HttpError('CONFLICT', { message: messages.tooManyOpen });
}

const hour = 3_600_000;
/** Milliseconds after a notice about a ticket in which a change of its status causes none. */
const quietTime = hour / 4;

/** Closing and reopening has no limit, so not every change of the status sends a notification. */
function mayNotice({ noticed_time }: LockedTicket, now: number): boolean {
  return noticed_time === null || now - Date.parse(noticed_time) >= quietTime;
}

/** @throws HttpError TOO_MANY */
async function requireFewMessages(tx: WriteTx, user_id: string, now: number): Promise<void> {
  const sent = await countMessages(tx, user_id, new Date(now - hour).toISOString());
  if (sent >= mostPerHour) {
    throw new HttpError('TOO_MANY', { message: messages.tooManyNow, retryAfter: hour / 1000 });
  }
}

interface SupportNews {
  ticket_id: string;
  number: number;
  notice_id: string;
  /** 'opened' */
  what: string;
  /** ISO. */
  time: string;
}

async function notifySupportOf(
  tx: WriteTx,
  { ticket_id, number, notice_id, what, time }: SupportNews,
): Promise<void> {
  const organisation = (await findOrganisation(tx))?.name ?? '';
  await notifySupport(tx, {
    notice_id,
    subject: `Ticket ${String(number)}: ${organisation}`.slice(0, 300),
    text: `Somebody of ${organisation} ${what} ticket ${String(number)}.`.slice(0, 600),
    path: `/settings/tickets?of=all&ticket=${ticket_id}`,
  });
  await markNoticed(tx, ticket_id, time);
}
