import { formOf, newId } from '#apps/server/testing';
import type { Cell, Recipes } from '#apps/server/testing';

/** The calls about tickets. */
export const recipes: Recipes = {
  "ticket.list: tickets of the caller, and a ticket of the person's": async (cell) => {
    await addTicket(cell);
    return {};
  },
  'ticket.list: those of all organisations': async (cell) => {
    await addTicket(cell);
    return { path: '/v3/ticket?of=all' };
  },
  "ticket.news: replies to the caller's, and to a ticket of the person's": async (cell) => {
    await addTicket(cell);
    return {};
  },
  "ticket.read: a ticket of the person's": async (cell) => ({
    path: `/v3/ticket/${await addTicket(cell)}`,
  }),
  'ticket.open: a new ticket': () => ({
    body: { ticket_id: newId(), subject: 'Help', category: 'Question', text: 'How?' },
  }),
  "ticket.change: a ticket of the person's": async (cell) => ({
    body: { ticket_id: await addTicket(cell), status: 'Closed' },
  }),
  "ticket.reply: a ticket of the person's": async (cell) => {
    await forgetMessages(cell);
    return {
      path: `/v3/ticket/${await addTicket(cell)}/message`,
      body: { message_id: newId(), text: 'It works.' },
    };
  },
  "ticket.add_file: to a ticket of the person's": async (cell) => {
    const { payload, headers } = formOf({ file: Buffer.from('A note'), name: 'note.txt' });
    const path = `/v3/ticket/${await addTicket(cell)}/file/${newId()}`;
    return { path, headers, payload: payload.toString() };
  },
  "ticket.file: a file of a ticket of the person's": async (cell) => {
    const ticket_id = await addTicket(cell);
    const file_id = newId();
    const { org_id, email } = cell.target;
    await cell.fixture.owner.query(
      `insert into ticket_files (org_id, file_id, ticket_id, name, size, content, time)
       values ($1, $2, $3, 'note.txt', 1, convert_to($4, 'UTF8'), now())`,
      [org_id, file_id, ticket_id, email],
    );
    return { path: `/v3/ticket/${ticket_id}/file/${file_id}` };
  },
};

/** A ticket of the subject with an unread reply, with their mark in subject, text and diagnostics. */
async function addTicket({ fixture, target: { org_id, user_id, email } }: Cell): Promise<string> {
  const ticket_id = newId();
  await fixture.owner.query(
    `insert into tickets (org_id, ticket_id, number, subject, category, user_id, diagnostics,
       created_time, changed_time)
     select $1, $2, coalesce(max(number), 0) + 1, $4, 'Question', $3, $4, now(), now()
     from tickets where org_id = $1`,
    [org_id, ticket_id, user_id, email],
  );
  for (const seq of [1, 2]) {
    await fixture.owner.query(
      `insert into ticket_messages
         (org_id, message_id, ticket_id, seq, user_id, by_support, text, time)
       values ($1, $2, $3, $4, $5, $6, $7, now())`,
      [org_id, newId(), ticket_id, seq, seq === 1 ? user_id : null, seq === 2, email],
    );
  }
  return ticket_id;
}

/** The limit of messages per hour is not what is tested. */
async function forgetMessages({ fixture }: Cell): Promise<void> {
  await fixture.owner.query('delete from tickets');
}
