import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrgFixture, newId, noon, signInSupport, signInTo } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import { textUnstorable } from '#packages/http/contract';
import { preferencesField } from '#notifications/contract';
import { organisationMessages } from '#organisation/contract';
import { reservedOrganisations } from '#organisation/domain';
import { ticketMessages as messages } from '#tickets/contract';
import type { ListedTicket, WholeTicket } from '#tickets/contract';
import { eraseFromTickets, moveTickets } from './ticket-store.ts';

let fixture: OrgFixture;
let admin: string;
let worker: string;
let mate: string;
let other: string;
let support: string;
beforeAll(async () => {
  fixture = await createOrgFixture({ isSmsSent: true });
  admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
  worker = await signInTo(fixture.app, fixture.acme.emailOf('worker_day'));
  mate = await signInTo(fixture.app, fixture.acme.emailOf('mate_day'));
  other = await signInTo(fixture.app, fixture.other.emailOf('admin'));
  support = await signInSupport(fixture);
});
afterAll(() => fixture.leave());

const draft = (more: object = {}) => ({
  ...{ ticket_id: newId(), subject: 'No display', category: 'Device', text: 'It stays dark.' },
  ...more,
});
const open = (body: object, token = worker) => fixture.app.call('POST', '/v3/ticket', body, token);
const opened = async (token = worker, more: object = {}) => {
  const body = draft(more);
  expect((await open(body, token)).status).toBe(200);
  return body.ticket_id;
};
const list = async (token: string, query = '') => {
  const { body } = await fixture.app.call('GET', `/v3/ticket${query}`, undefined, token);
  return (body.data['tickets'] ?? []) as unknown as ListedTicket[];
};
const read = async (ticket_id: string, token = worker) => {
  const { status, body } = await fixture.app.call(
    ...(['GET', `/v3/ticket/${ticket_id}`, undefined, token] as const),
  );
  return { status, ticket: body.data as unknown as WholeTicket };
};
const reply = (ticket_id: string, token: string, body: object = {}) =>
  fixture.app.call(
    ...(['POST', `/v3/ticket/${ticket_id}/message`] as const),
    { message_id: newId(), text: 'A reply', ...body },
    token,
  );
const change = (body: object, token = worker) =>
  fixture.app.call('PATCH', '/v3/ticket', body, token);
const news = async (token = worker) => {
  const { body } = await fixture.app.call('GET', '/v3/ticket/news', undefined, token);
  return (body.data['tickets'] as unknown as ListedTicket[]).map(({ ticket_id }) => ticket_id);
};
const rowsOf = async (org_id: string, sql: string) => {
  const { rows } = await fixture.database.read(org_id, (tx) =>
    tx.query<Record<string, unknown>>(sql, [org_id]),
  );
  return rows;
};
const forgetMessages = (org_id = fixture.acme.org_id) =>
  fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
    tx.query('delete from tickets where org_id = $1', [org_id]),
  );

test('[SET-07] a ticket from question to closed', async () => {
  const ticket_id = await opened();
  expect((await read(ticket_id, support)).ticket).toMatchObject({
    ...{ number: 1, status: 'Open', subject: 'No display', is_support: true, is_own: false },
    messages: [{ text: 'It stays dark.', by_support: false }],
  });
  expect((await list(support, '?of=all'))[0]).toMatchObject({ ticket_id, organisation: 'acme' });

  expect((await reply(ticket_id, support, { text: 'Charge it.' })).body.data['status']).toBe(
    'Answered',
  );
  const { ticket } = await read(ticket_id);
  expect(ticket).toMatchObject({ status: 'Answered', is_unread: true, is_own: true });
  expect(ticket.messages[1]).toMatchObject({ by: null, by_support: true, text: 'Charge it.' });
  expect(await news()).toEqual([ticket_id]);
  await change({ ticket_id, seen: 2 });
  expect(await news()).toEqual([]);

  expect((await reply(ticket_id, worker)).body.data['status']).toBe('Open');
  expect((await change({ ticket_id, status: 'Closed' })).status).toBe(200);
  const late = await reply(ticket_id, support);
  expect([late.status, late.body.message]).toEqual([409, messages.closed]);
  expect((await change({ ticket_id, status: 'Open' })).status).toBe(200);
  expect((await reply(ticket_id, support)).status).toBe(200);
  expect((await read(ticket_id)).ticket.messages).toHaveLength(4);
});

test('[SET-07] closing twice and reopening an open ticket answer 409 with a sentence', async () => {
  const ticket_id = await opened();
  const notClosed = await change({ ticket_id, status: 'Open' });
  expect([notClosed.status, notClosed.body.message]).toEqual([409, messages.notClosed]);
  const twice = await Promise.all([1, 2].map(() => change({ ticket_id, status: 'Closed' })));
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(twice.find(({ status }) => status === 409)?.body.message).toBe(messages.alreadyClosed);
});

const noticesOf = async (ticket_id: string) => {
  const path = `%ticket=${ticket_id}`;
  const { rows } = await fixture.database.unscoped((tx) =>
    tx.query<{ text: string }>(
      `select data->>'text' as text from pgboss.job
       where name = 'notify-support' and data->>'path' like $1`,
      [path],
    ),
  );
  return rows.map(({ text }) => text.replace(/.* acme (.*) ticket .*/, '$1')).sort();
};

test('[SET-07] closing and reopening again and again tells the support team once in 15 minutes', async () => {
  const ticket_id = await opened();
  const toggle = async () => {
    for (const status of ['Closed', 'Open', 'Closed', 'Open']) {
      expect((await change({ ticket_id, status })).status).toBe(200);
    }
  };
  await toggle();
  expect(await noticesOf(ticket_id)).toEqual(['opened']);
  // Each reply sends a notification, as replies are limited to 30 an hour.
  await reply(ticket_id, worker);
  expect(await noticesOf(ticket_id)).toEqual(['opened', 'replied to']);
  fixture.clock.now = noon + 15 * 60_000;
  await toggle();
  expect(await noticesOf(ticket_id)).toEqual(['closed', 'opened', 'replied to']);
  fixture.clock.now = noon;
});

test('[SET-07] the support team changes nothing while the organisation is being closed', async () => {
  const ticket_id = await opened();
  const setClosing = (time: string | null) =>
    fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
      tx.query('update organisations set closes_time = $2 where org_id = $1', [tx.org_id, time]),
    );
  await setClosing(new Date(noon).toISOString());
  for (const answer of [
    await reply(ticket_id, support),
    await change({ ticket_id, status: 'Closed' }, support),
    await reply(ticket_id, worker),
  ]) {
    expect([answer.status, answer.body.message]).toEqual([403, organisationMessages.closing]);
  }
  await setClosing(null);
  expect((await read(ticket_id)).ticket).toMatchObject({ status: 'Open', messages: [{}] });
});

test('[SET-07] a person sees their own tickets, admins all, and the support team those of all', async () => {
  const ticket_id = await opened();
  const ids = async (token: string, query = '') =>
    (await list(token, query)).map((each) => each.ticket_id);
  expect(await ids(worker)).toContain(ticket_id);
  expect(await ids(admin)).toContain(ticket_id);
  expect(await ids(support, '?of=all')).toContain(ticket_id);
  for (const token of [mate, other, support]) expect(await ids(token)).not.toContain(ticket_id);
  for (const token of [worker, admin, other]) {
    const { status } = await fixture.app.call('GET', '/v3/ticket?of=all', undefined, token);
    expect(status).toBe(403);
  }
  for (const token of [mate, other]) {
    expect((await read(ticket_id, token)).status).toBe(404);
    expect((await reply(ticket_id, token)).status).toBe(404);
    expect((await change({ ticket_id, status: 'Closed' }, token)).status).toBe(404);
  }
  // An admin answers for the organisation; only the author's reading counts.
  expect((await reply(ticket_id, admin)).body.data['status']).toBe('Open');
  await change({ ticket_id, seen: 2 }, admin);
  expect(await news()).toContain(ticket_id);
  // The worker may not see this admin.
  expect((await read(ticket_id)).ticket.messages[1]).toMatchObject({ by: null, is_own: false });
});

test('[SET-07] what the support team does is in the logs of both organisations', async () => {
  const ticket_id = await opened();
  await reply(ticket_id, support);
  await change({ ticket_id, status: 'Closed' }, support);
  const about = `select summary from audit_log where org_id = $1 and entity_id = '${ticket_id}'`;
  const summaries = async (org_id: string) =>
    (await rowsOf(org_id, about)).map(({ summary }) => String(summary).split(':')[0]).sort();
  expect(await summaries(fixture.acme.org_id)).toEqual(['Closed', 'Opened', 'Replied']);
  expect(await summaries(reservedOrganisations.support_admin)).toEqual(['Closed', 'Replied']);
});

test('[SET-07] a reply is sent by the channels that the author chose, without its text', async () => {
  await forgetMessages();
  const sent = async () =>
    rowsOf(
      fixture.acme.org_id,
      "select channel, recipient, text from outbox where org_id = $1 and subject like 'Ticket % has a reply' order by channel",
    );
  const before = (await sent()).length;
  const prefer = (preferences: object) =>
    fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
      tx.query('update users set metadata = metadata || $3 where org_id = $1 and user_id = $2', [
        ...[tx.org_id, fixture.acme.id('worker_day')],
        { [preferencesField]: JSON.stringify({ mobile: '+61491570156', ...preferences }) },
      ]),
    );
  await prefer({});
  const ticket_id = await opened();
  await reply(ticket_id, support, { text: 'Secret words' });
  const both = await sent();
  expect(both.map(({ channel }) => channel).slice(before)).toEqual(
    expect.arrayContaining(['mail', 'sms']),
  );
  expect(JSON.stringify(both)).not.toContain('Secret words');
  // In quiet hours only the email is sent.
  await prefer({ quiet: { from: '00:00', to: '23:59' } });
  await reply(ticket_id, support);
  const channels = (await sent()).map(({ channel }) => channel);
  expect(channels.filter((each) => each === 'sms')).toHaveLength(1);
  const count = channels.length;
  await prefer({ events: { ticket: { mail: false, sms: false } } });
  await reply(ticket_id, support);
  // Nobody is told of their own reply.
  await reply(ticket_id, worker);
  expect(await sent()).toHaveLength(count);
  expect(await news()).toEqual([]);
});

test('[SET-07] numbers have no gaps, and what is sent again changes nothing', async () => {
  await forgetMessages();
  const same = draft();
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => open(draft())),
    ...Array.from({ length: 3 }, () => open(same)),
    ...Array.from({ length: 4 }, () => open(draft(), mate)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const numbers = (await list(admin)).map(({ number }) => number).sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  expect(numbers).toHaveLength(10);
  const message = { message_id: newId(), text: 'Once' };
  for (let time = 0; time < 3; time += 1) {
    expect((await reply(same.ticket_id, worker, message)).status).toBe(200);
  }
  expect((await read(same.ticket_id)).ticket.messages).toHaveLength(2);
  // An id of another ticket is taken, in any organisation.
  expect((await open(same, mate)).status).toBe(409);
  expect((await open(same, other)).status).toBe(409);
  const elsewhere = await opened(mate);
  expect((await reply(elsewhere, mate, message)).status).toBe(409);
});

test.each([
  ['subject', { subject: ' ' }, messages.subjectRequired],
  ['subject', { subject: 'x'.repeat(121) }, messages.subjectLong],
  ['category', { category: 'Praise' }, messages.categoryUnknown],
  ['text', { text: '' }, messages.textRequired],
  ['text', { text: 'It stays\u0000dark' }, textUnstorable],
  ['text', { text: 'x'.repeat(4001) }, messages.textLong],
  ['diagnostics', { diagnostics: 'x'.repeat(64_001) }, messages.diagnosticsLong],
])('[SET-07] %s of a ticket is refused: %#', async (field, more, message) => {
  const { status, body } = await open(draft(more), other);
  expect([status, body.errors?.[field]]).toEqual([422, message]);
});

test('[SET-07] bad replies, places and states are refused', async () => {
  const ticket_id = await opened(mate);
  expect((await reply(ticket_id, mate, { text: ' ' })).body.errors?.['text']).toBe(
    messages.replyRequired,
  );
  expect((await change({ ticket_id, status: 'Answered' }, mate)).status).toBe(422);
  expect((await change({ ticket_id, seen: -1 }, mate)).status).toBe(422);
  for (const after of ['x', `2026-99-99T00:00:00.000Z ${newId()}`, `${newId()}`]) {
    const path = `/v3/ticket?after=${encodeURIComponent(after)}`;
    expect((await fixture.app.call('GET', path, undefined, mate)).status).toBe(422);
  }
  expect((await reply(newId(), support)).status).toBe(404);
  // More than there is to read counts as everything, so that the next reply is unread again.
  await change({ ticket_id, seen: 200 }, mate);
  await reply(ticket_id, support);
  expect(await news(mate)).toEqual([ticket_id]);
});

test('[SET-07] a person sends at most 30 messages in an hour, and has at most 50 open tickets', async () => {
  await forgetMessages();
  for (let index = 0; index < 30; index += 1) await opened(mate);
  const { status, body } = await open(draft(), mate);
  expect([status, body.message]).toEqual([429, messages.tooManyNow]);
  const [first] = await list(mate);
  expect((await reply(first?.ticket_id ?? '', mate)).status).toBe(429);
  // Others are not limited.
  await opened();
  fixture.clock.now = noon + 2 * 3_600_000;
  for (let index = 30; index < 50; index += 1) await opened(mate);
  const full = await open(draft(), mate);
  expect([full.status, full.body.message]).toEqual([409, messages.tooManyOpen]);
  // Reopening passes the limit neither, also not twice at once.
  const [one, two] = (await list(mate)).map(({ ticket_id }) => ticket_id);
  await change({ ticket_id: one, status: 'Closed' }, mate);
  await change({ ticket_id: two, status: 'Closed' }, mate);
  await opened(mate);
  const again = await Promise.all(
    [one, two].map((ticket_id) => change({ ticket_id, status: 'Open' }, mate)),
  );
  expect(again.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(again.find(({ status }) => status === 409)?.body.message).toBe(messages.tooManyOpen);
  fixture.clock.now = noon;
});

test('[SET-07] pages reach every ticket once', async () => {
  const org_id = fixture.acme.org_id;
  await fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
    tx.query(
      `insert into tickets (org_id, ticket_id, number, subject, category, user_id, created_time,
         changed_time)
       select $1, gen_random_uuid(), 1000 + n, 'Many', 'Idea', $2, now(), $3::timestamptz
       from generate_series(1, 120) as n`,
      [org_id, fixture.acme.id('worker_day'), new Date(noon).toISOString()],
    ),
  );
  for (const [token, query] of [
    [admin, ''],
    [support, 'of=all&'],
  ] as const) {
    const found: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const place = after === '' ? '' : `after=${encodeURIComponent(after)}`;
      const { body } = await fixture.app.call(
        ...(['GET', `/v3/ticket?${query}${place}`, undefined, token] as const),
      );
      const page = body.data as unknown as { tickets: ListedTicket[]; next: string | null };
      found.push(...page.tickets.map(({ ticket_id }) => ticket_id));
      after = page.next;
    }
    expect(new Set(found).size).toBe(found.length);
    const rows = await rowsOf(org_id, 'select ticket_id from tickets where org_id = $1');
    expect(rows.filter(({ ticket_id }) => !found.includes(String(ticket_id)))).toEqual([]);
  }
});

test('[SET-07] a merge keeps tickets, an erasure keeps the thread without name and diagnostics', async () => {
  await forgetMessages();
  const diagnostics = '{"browser": "Firefox"}';
  const ticket_id = await opened(worker, { diagnostics });
  await reply(ticket_id, worker);
  expect((await read(ticket_id, support)).ticket.diagnostics).toBe(diagnostics);
  const [from, to] = [fixture.acme.id('worker_day'), fixture.acme.id('mate_day')];
  const write = (work: Parameters<OrgFixture['database']['write']>[1], org_id: string) =>
    fixture.database.write({ org_id, actor_user_id: null }, work);
  await write((tx) => moveTickets(tx, from, to), fixture.acme.org_id);
  expect((await read(ticket_id)).status).toBe(404);
  expect((await read(ticket_id, mate)).ticket.is_own).toBe(true);
  await write((tx) => eraseFromTickets(tx, { user_id: to }), fixture.other.org_id);
  expect((await read(ticket_id, mate)).status).toBe(200);
  await write((tx) => eraseFromTickets(tx, { user_id: to }), fixture.acme.org_id);
  expect((await read(ticket_id, mate)).status).toBe(404);
  const { ticket } = await read(ticket_id, admin);
  expect(ticket).toMatchObject({ opened_by: null, diagnostics: null });
  expect(ticket.messages.map(({ by, text }) => [by, text])).toEqual([
    [null, 'It stays dark.'],
    [null, 'A reply'],
  ]);
});
