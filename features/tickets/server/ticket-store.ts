import type { Tx, WriteTx } from '#packages/database';
import { iso } from '#packages/sync/server';
import type { Viewer } from '#permissions/contract';
import { isAdmin } from '#permissions/domain';
import { personScope } from '#tags/server';
import type { ListedTicket, TicketMessage, TicketStatus } from '#tickets/contract';

/** Where a page of tickets begins, and its size. */
export interface TicketPage {
  /** The last ticket of the page before; null for the first page. */
  before: { time: string; ticket_id: string } | null;
  most: number;
}

/** A viewer with their values in a query. */
interface Asking {
  viewer: Viewer;
  /** They answer for the support team, and see who wrote. */
  isSupport: boolean;
}

/** SQL: the name of a person if the viewer may see them, otherwise null. */
function namesOf(
  person: string,
  { viewer, isSupport }: Asking,
  param: (value: unknown) => string,
): string {
  const scope = isSupport ? 'true' : personScope(viewer, 'view_user', `${person}.user_id`, param);
  return `case when ${person}.user_id is not null and ${scope} then json_build_object(
    'name_first', ${person}.name_first, 'name_last', ${person}.name_last) end`;
}

/** SQL of the columns of a listed ticket `r` whose author is `u`. */
function listedColumns(asking: Asking, param: (value: unknown) => string): string {
  const own = `coalesce(r.user_id = ${param(asking.viewer.user_id)}, false)`;
  return `r.ticket_id, r.number, r.subject, r.category, r.status, null as organisation,
    ${namesOf('u', asking, param)} as opened_by, ${own} as is_own,
    ${own} and exists (
      select from ticket_messages as m
      where m.org_id = r.org_id and m.ticket_id = r.ticket_id and m.seq > r.seen
        and m.user_id is distinct from r.user_id) as is_unread,
    ${iso('r.created_time')} as created_time, ${iso('r.changed_time')} as updated_time`;
}

const withAuthor = `tickets as r left join users as u
  on u.org_id = r.org_id and u.user_id = r.user_id`;

/** Tickets that the viewer may see in their organisation, newest change first. */
export async function findTickets(
  tx: Tx,
  viewer: Viewer,
  { before, most }: TicketPage,
): Promise<ListedTicket[]> {
  const values: unknown[] = [tx.org_id, before?.time ?? null, before?.ticket_id ?? null, most];
  const param = (value: unknown) => `$${String(values.push(value))}`;
  const visible = isAdmin(viewer) ? 'true' : `r.user_id = ${param(viewer.user_id)}`;
  const { rows } = await tx.query<ListedTicket>(
    `select ${listedColumns({ viewer, isSupport: false }, param)} from ${withAuthor}
     where r.org_id = $1 and ${visible} and ($3::uuid is null
       or (r.changed_time, r.ticket_id) < ($2::timestamptz, $3::uuid))
     order by r.changed_time desc, r.ticket_id desc limit $4`,
    values,
  );
  return rows;
}

/** The viewer's own tickets with replies that they have not read, newest first. */
export async function findUnread(tx: Tx, viewer: Viewer, most: number) {
  const values: unknown[] = [tx.org_id, viewer.user_id, most];
  const param = (value: unknown) => `$${String(values.push(value))}`;
  const { rows } = await tx.query<ListedTicket>(
    `select * from (
       select ${listedColumns({ viewer, isSupport: false }, param)} from ${withAuthor}
       where r.org_id = $1 and r.user_id = $2) as own
     where is_unread order by updated_time desc, ticket_id limit $3`,
    values,
  );
  return rows.map(({ ticket_id, number, subject, updated_time }) => ({
    ...{ ticket_id, number, subject, updated_time },
  }));
}

/** A ticket with its diagnostics; null if there is none. */
export async function findTicket(
  tx: Tx,
  asking: Asking,
  ticket_id: string,
): Promise<(ListedTicket & { diagnostics: string | null }) | null> {
  const values: unknown[] = [tx.org_id, ticket_id];
  const param = (value: unknown) => `$${String(values.push(value))}`;
  const { rows } = await tx.query<ListedTicket & { diagnostics: string | null }>(
    `select ${listedColumns(asking, param)}, r.diagnostics from ${withAuthor}
     where r.org_id = $1 and r.ticket_id = $2`,
    values,
  );
  return rows[0] ?? null;
}

/** The messages of a ticket, oldest first. */
export async function findMessages(
  tx: Tx,
  asking: Asking,
  ticket_id: string,
): Promise<TicketMessage[]> {
  const values: unknown[] = [tx.org_id, ticket_id, asking.viewer.user_id];
  const param = (value: unknown) => `$${String(values.push(value))}`;
  const { rows } = await tx.query<TicketMessage>(
    `select r.message_id, r.by_support, r.text, ${iso('r.time')} as time,
       ${namesOf('u', asking, param)} as by, coalesce(r.user_id = $3, false) as is_own
     from ticket_messages as r left join users as u
       on u.org_id = r.org_id and u.user_id = r.user_id
     where r.org_id = $1 and r.ticket_id = $2 order by r.seq`,
    values,
  );
  return rows;
}

/** Until COMMIT nobody else opens a ticket in the organisation, so that numbers have no gaps. */
export async function lockTicketNumbers(tx: WriteTx): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`tickets ${tx.org_id}`]);
}

/** Until COMMIT nobody else opens or reopens a ticket of the person. */
export async function lockOpenTickets(tx: WriteTx, user_id: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `open tickets ${tx.org_id} ${user_id}`,
  ]);
}

/** Number of tickets of a person that are not closed. */
export async function countOpen(tx: Tx, user_id: string): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    `select count(*)::int as count from tickets
     where org_id = $1 and user_id = $2 and status <> 'Closed'`,
    [tx.org_id, user_id],
  );
  return rows[0]?.count ?? 0;
}

/** Number of messages of a person since a time (ISO). */
export async function countMessages(tx: Tx, user_id: string, since: string): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    `select count(*)::int as count from ticket_messages
     where org_id = $1 and user_id = $2 and time > $3`,
    [tx.org_id, user_id, since],
  );
  return rows[0]?.count ?? 0;
}

/** A new ticket, without its description. */
export interface NewTicket {
  ticket_id: string;
  subject: string;
  category: string;
  user_id: string;
  diagnostics: string | null;
  /** ISO. */
  time: string;
}

/** Adds a ticket; returns its number, or null if the id exists in another organisation. */
export async function insertTicket(tx: WriteTx, row: NewTicket): Promise<number | null> {
  const { rows } = await tx.query<{ number: number }>(
    `insert into tickets (org_id, ticket_id, number, subject, category, user_id, diagnostics,
       created_time, changed_time)
     select $1::uuid, $2::uuid, coalesce(max(number), 0) + 1, $3::text, $4::text, $5::uuid,
       $6::text, $7::timestamptz, $7::timestamptz
     from tickets where org_id = $1
     on conflict do nothing returning number`,
    [
      ...[tx.org_id, row.ticket_id, row.subject, row.category, row.user_id, row.diagnostics],
      row.time,
    ],
  );
  return rows[0]?.number ?? null;
}

/** A ticket as a write needs it. */
export interface LockedTicket {
  ticket_id: string;
  number: number;
  status: TicketStatus;
  user_id: string | null;
  /** When the support team was last notified, as ISO text. */
  noticed_time: string | null;
  /** Number of its messages. */
  messages: number;
}

/** A ticket, locked until COMMIT; null if there is none. */
export async function lockTicket(tx: WriteTx, ticket_id: string): Promise<LockedTicket | null> {
  const { rows } = await tx.query<Omit<LockedTicket, 'messages'>>(
    `select ticket_id, number, status, user_id, ${iso('noticed_time')} as noticed_time
     from tickets
     where org_id = $1 and ticket_id = $2 for update`,
    [tx.org_id, ticket_id],
  );
  const [ticket] = rows;
  if (ticket === undefined) return null;
  const counted = await tx.query<{ messages: number }>(
    `select count(*)::int as messages from ticket_messages
     where org_id = $1 and ticket_id = $2`,
    [tx.org_id, ticket_id],
  );
  return { ...ticket, messages: counted.rows[0]?.messages ?? 0 };
}

/** Changes the status of a ticket. */
export async function updateTicket(
  tx: WriteTx,
  ticket_id: string,
  { status, time }: { status: TicketStatus; time: string },
): Promise<void> {
  await tx.query(
    `update tickets set status = $3, changed_time = $4 where org_id = $1 and ticket_id = $2`,
    [tx.org_id, ticket_id, status, time],
  );
}

/** Stores when the support team was notified about a ticket. */
export async function markNoticed(tx: WriteTx, ticket_id: string, time: string): Promise<void> {
  await tx.query('update tickets set noticed_time = $3 where org_id = $1 and ticket_id = $2', [
    ...[tx.org_id, ticket_id, time],
  ]);
}

/** Marks messages as read by the person who opened the ticket; never fewer than before. */
export async function markSeen(tx: WriteTx, ticket_id: string, seen: number): Promise<void> {
  await tx.query(
    `update tickets set seen = greatest(seen, $3::int) where org_id = $1 and ticket_id = $2`,
    [tx.org_id, ticket_id, seen],
  );
}

/** A new message. */
export interface NewMessage {
  message_id: string;
  ticket_id: string;
  /** Position in the ticket, from 1. */
  seq: number;
  /** Null for the support team. */
  user_id: string | null;
  by_support: boolean;
  text: string;
  /** ISO. */
  time: string;
}

/** Adds a message to a locked ticket. False if the id exists, here or in another organisation. */
export async function insertMessage(tx: WriteTx, row: NewMessage): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into ticket_messages
       (org_id, message_id, ticket_id, seq, user_id, by_support, text, time)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
    [
      ...[tx.org_id, row.message_id, row.ticket_id, row.seq, row.user_id, row.by_support],
      ...[row.text, row.time],
    ],
  );
  return rowCount === 1;
}

/** Whether a ticket has a message with this id. */
export async function hasMessage(
  tx: Tx,
  { ticket_id, message_id }: { ticket_id: string; message_id: string },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'select from ticket_messages where org_id = $1 and ticket_id = $2 and message_id = $3',
    [tx.org_id, ticket_id, message_id],
  );
  return rowCount > 0;
}

/** The email of a person, while they are active; null without one. */
export async function findEmail(tx: Tx, user_id: string): Promise<string | null> {
  const { rows } = await tx.query<{ email: string | null }>(
    'select email from users where org_id = $1 and user_id = $2 and active',
    [tx.org_id, user_id],
  );
  return rows[0]?.email ?? null;
}

/** Puts one person in the place of another in tickets. */
export async function moveTickets(tx: WriteTx, from: string, to: string): Promise<void> {
  for (const table of ['tickets', 'ticket_messages']) {
    await tx.query(`update ${table} set user_id = $3 where org_id = $1 and user_id = $2`, [
      ...[tx.org_id, from, to],
    ]);
  }
}

/** Removes a person from tickets, with what they sent about their device; the texts stay. */
export async function eraseFromTickets(
  tx: WriteTx,
  { user_id }: { user_id: string },
): Promise<void> {
  await tx.query(
    'update tickets set user_id = null, diagnostics = null where org_id = $1 and user_id = $2',
    [tx.org_id, user_id],
  );
  await tx.query('update ticket_messages set user_id = null where org_id = $1 and user_id = $2', [
    ...[tx.org_id, user_id],
  ]);
}
