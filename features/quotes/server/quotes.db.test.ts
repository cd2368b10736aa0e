import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOrgFixture, newId, noon, signInSupport, signInTo } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import { organisationMessages } from '#organisation/contract';
import { reservedOrganisations } from '#organisation/domain';
import { quoteMessages as messages } from '#quotes/contract';
import type { Quote } from '#quotes/contract';
import { eraseFromQuotes, moveQuotes } from './quote-store.ts';

let fixture: OrgFixture;
let admin: string;
let other: string;
let worker: string;
let support: string;
beforeAll(async () => {
  fixture = await createOrgFixture();
  admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
  worker = await signInTo(fixture.app, fixture.acme.emailOf('worker_day'));
  other = await signInTo(fixture.app, fixture.other.emailOf('admin'));
  support = await signInSupport(fixture);
});
beforeEach(() => anHourLater());
afterAll(() => fixture.leave());

/** What was done counts no more towards the limit of an hour. */
const anHourLater = () =>
  write("update quote_steps set time = time - interval '1 hour' where org_id = $1");

const draft = (more: object = {}) => ({
  quote_id: newId(),
  items: [{ item: 'Test devices', quantity: 2 }],
  contact_name: 'Ana Lee',
  ...more,
});
const request = (body: object, token = admin) => fixture.app.call('POST', '/v3/quote', body, token);
const change = (body: object, token = admin) => fixture.app.call('PATCH', '/v3/quote', body, token);
const list = async (token = admin, query = '') => {
  const { body } = await fixture.app.call('GET', `/v3/quote${query}`, undefined, token);
  return (body.data['quotes'] ?? []) as unknown as Quote[];
};
const one = async (quote_id: string, token = admin, query = '') =>
  (await list(token, query)).find((each) => each.quote_id === quote_id);
const requested = async (more: object = {}) => {
  const body = draft(more);
  expect((await request(body)).status).toBe(200);
  return body.quote_id;
};
const answerOf = (quote_id: string, more: object = {}) => ({
  ...{ quote_id, status: 'Answered', amount: 'AUD 900', answer: 'Within ten days.' },
  ...more,
});
const write = (sql: string, more: unknown[] = []) =>
  fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    tx.query(sql, [tx.org_id, ...more]),
  );
const read = (org_id: string, sql: string) =>
  fixture.database.read(org_id, (tx) => tx.query<Record<string, unknown>>(sql, [org_id]));

test('[SET-06] a quote is requested, answered by the support team and accepted', async () => {
  const quote_id = await requested({ notes: 'For the night crew', wanted_by: '2026-12-20' });
  expect(await one(quote_id)).toMatchObject({
    ...{ number: 1, status: 'Requested', amount: '', answer: '', wanted_by: '2026-12-20' },
    ...{ items: [{ item: 'Test devices', quantity: 2 }], organisation: null, email: null },
  });
  const seen = await one(quote_id, support, '?of=all');
  expect(seen).toMatchObject({ organisation: 'acme', notes: 'For the night crew' });
  expect(seen?.email).toBe(fixture.acme.emailOf('admin'));
  expect(seen?.requested_by).toBeNull();

  const valid_until = '2026-12-31';
  expect((await change(answerOf(quote_id, { valid_until }), support)).status).toBe(200);
  const answered = await one(quote_id);
  expect(answered).toMatchObject({ status: 'Answered', amount: 'AUD 900', valid_until });
  const accept = { quote_id, status: 'Accepted', changed_time: answered?.changed_time };
  expect((await change(accept)).status).toBe(200);
  const done = await one(quote_id);
  expect(done?.history.map(({ status, by_support }) => [status, by_support])).toEqual([
    ...[['Requested', false] as const, ['Answered', true] as const, ['Accepted', false] as const],
  ]);
  expect(done?.history[1]).toMatchObject({
    amount: 'AUD 900',
    answer: 'Within ten days.',
    by: null,
  });
  expect(done?.history[0]?.by).not.toBeNull();
});

test('[SET-06] each step is in the log of both organisations, and mailed', async () => {
  const quote_id = await requested();
  await change(answerOf(quote_id), support);
  const entries = "select summary from audit_log where org_id = $1 and entity = 'quote' order by 1";
  const { rows } = await read(fixture.acme.org_id, entries);
  expect(rows.map(({ summary }) => summary)).toContain('Answered: quote 2');
  const own = await read(reservedOrganisations.support_admin, entries);
  expect(own.rows.map(({ summary }) => summary)).toContain('Answered: quote 2 of acme');
  const emails = await read(
    fixture.acme.org_id,
    "select recipient, subject, text from outbox where org_id = $1 and subject = 'Quote 2 was answered'",
  );
  expect(emails.rows).toHaveLength(1);
  expect(emails.rows[0]).toMatchObject({ recipient: fixture.acme.emailOf('admin') });
  // What the answer is, is only behind the sign-in.
  expect(emails.rows[0]?.['text']).not.toContain('AUD');
});

test('[SET-06] a quote that was withdrawn, declined or accepted answers 409 with a sentence', async () => {
  const quote_id = await requested();
  const withdraw = { quote_id, status: 'Withdrawn' };
  expect((await change(withdraw)).status).toBe(200);
  for (const [body, token] of [
    [withdraw, admin],
    [{ quote_id, status: 'Accepted', changed_time: 'x' }, admin],
    [{ quote_id, status: 'Declined' }, admin],
    [answerOf(quote_id), support],
    [{ quote_id, status: 'Declined', answer: 'No' }, support],
  ] as const) {
    const { status, body: answer } = await change(body, token);
    expect([status, answer.message]).toEqual([409, messages.notNow.Withdrawn]);
  }
  const waiting = await requested();
  const early = await change({ quote_id: waiting, status: 'Accepted', changed_time: 'x' });
  expect([early.status, early.body.message]).toEqual([409, messages.notNow.Requested]);
});

test('[SET-06] only the answer that was read is accepted, and only while it is valid', async () => {
  const quote_id = await requested();
  await change(answerOf(quote_id, { valid_until: '2026-11-30' }), support);
  const first = await one(quote_id);
  await change(answerOf(quote_id, { amount: 'AUD 1,200', valid_until: '2026-11-30' }), support);
  const accept = (changed_time: string | undefined) =>
    change({ quote_id, status: 'Accepted', changed_time });
  const old = await accept(first?.changed_time);
  expect([old.status, old.body.message]).toEqual([409, messages.changed]);
  expect((await accept(undefined)).status).toBe(422);
  const now = (await one(quote_id))?.changed_time;
  fixture.clock.now = Date.parse('2026-12-01T08:00:00Z');
  const token = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
  const late = await change({ quote_id, status: 'Accepted', changed_time: now }, token);
  expect([late.status, late.body.message]).toEqual([409, messages.expired]);
  fixture.clock.now = noon;
  admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
  expect((await accept(now)).status).toBe(200);
});

test('[SET-06] two people who accept and withdraw at once: one of them is done', async () => {
  const quote_id = await requested();
  await change(answerOf(quote_id), support);
  const changed_time = (await one(quote_id))?.changed_time;
  const answers = await Promise.all([
    change({ quote_id, status: 'Accepted', changed_time }),
    change({ quote_id, status: 'Withdrawn' }),
    change({ quote_id, status: 'Declined' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('[SET-06] numbers have no gaps, with rewards among them and requests at once', async () => {
  const { org_id } = fixture.acme;
  await fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
    tx.query(
      'insert into loyalty_accounts (org_id, balance, earned, seq) values ($1, 9000, 9000, 1)',
      [org_id],
    ),
  );
  const same = draft();
  const reward = () =>
    fixture.app.call('POST', '/v3/loyalty/reward', { quote_id: newId(), reward: 'strips' }, admin);
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, () => request(draft())),
    ...Array.from({ length: 4 }, reward),
    ...Array.from({ length: 3 }, () => request(same)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  // Sent three times, it is there once.
  const quotes = await list();
  expect(quotes.filter(({ quote_id }) => quote_id === same.quote_id)).toHaveLength(1);
  const numbers = quotes.map(({ number }) => number);
  expect(numbers).toEqual(numbers.map((_, index) => numbers.length - index));
});

test('[SET-06] a reward is changed on the loyalty page only, so that its points come back', async () => {
  const reward = (await list()).find(({ is_reward }) => is_reward);
  expect(reward?.history.map(({ status }) => status)).toEqual(['Requested']);
  for (const token of [admin, support]) {
    const body = { quote_id: reward?.quote_id, status: 'Withdrawn' };
    const { status, body: answer } = await change(body, token);
    expect([status, answer.message]).toEqual([409, messages.isReward]);
  }
});

test('[SET-06] quotes of another organisation do not exist, except for the support team', async () => {
  const quote_id = await requested();
  for (const token of [other]) {
    const { status, body } = await change({ quote_id, status: 'Withdrawn' }, token);
    expect([status, body.message]).toEqual([404, messages.notFound]);
    expect(await list(token)).toEqual([]);
  }
  for (const token of [admin, other, worker]) {
    const { status } = await fixture.app.call('GET', '/v3/quote?of=all', undefined, token);
    expect(status).toBe(403);
  }
  expect((await request(draft(), worker)).status).toBe(403);
  expect((await change({ quote_id, status: 'Withdrawn' }, worker)).status).toBe(403);
  // The id of a row of another organisation is taken.
  expect((await request(draft({ quote_id }), other)).status).toBe(409);
  // The support team neither accepts nor withdraws for a customer.
  for (const status of ['Withdrawn', 'Accepted'] as const) {
    expect((await change({ quote_id, status, changed_time: 'x' }, support)).status).toBe(409);
  }
  expect((await change({ quote_id: newId(), status: 'Declined' }, support)).status).toBe(404);
  expect((await one(quote_id))?.status).toBe('Requested');
});

test.each([
  ['items', {}, { items: [] }, messages.itemsRequired],
  ['items', {}, { items: undefined }, null],
  ['items.0.item', {}, { items: [{ item: 'Trucks', quantity: 1 }] }, messages.itemUnknown],
  ['items.0.quantity', {}, { items: [{ item: 'Other', quantity: 0 }] }, messages.quantityInvalid],
  ['items.0.quantity', {}, { items: [{ item: 'Other', quantity: 1.5 }] }, messages.quantityInvalid],
  [
    ...(['items', {}] as const),
    { items: ['Extra seats', 'Extra seats'].map((item) => ({ item, quantity: 1 })) },
    messages.itemTwice,
  ],
  ['notes', {}, { items: [{ item: 'Other', quantity: 1 }] }, messages.otherNeedsNotes],
  ['contact_name', {}, { contact_name: ' ' }, messages.nameRequired],
  ['contact_name', {}, { contact_name: 'x'.repeat(101) }, messages.nameLong],
  ['phone', {}, { phone: 'call me' }, messages.phoneInvalid],
  ['delivery_address', {}, { delivery_address: 'x'.repeat(301) }, messages.addressLong],
  ['notes', {}, { notes: 'x'.repeat(2001) }, messages.notesLong],
  ['wanted_by', {}, { wanted_by: '2026-02-30' }, messages.dayInvalid],
  ['wanted_by', {}, { wanted_by: '2026-11-01' }, messages.dayPassed],
] as const)('[SET-06] %s of a request is refused: %j %j', async (field, _none, more, message) => {
  const { status, body } = await request(draft(more));
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  if (message !== null) expect(body.errors?.[field]).toBe(message);
});

test.each([
  ['amount', { amount: '' }, messages.amountRequired],
  ['amount', { amount: 'x'.repeat(61) }, messages.amountLong],
  ['answer', { answer: ' ' }, messages.answerRequired],
  ['answer', { answer: 'x'.repeat(1001) }, messages.answerLong],
  ['valid_until', { valid_until: '2026-11-01' }, messages.dayPassed],
  ['valid_until', { valid_until: 'soon' }, messages.dayInvalid],
  ['status', { status: 'Paid' }, messages.statusUnknown],
] as const)('[SET-06] %s of an answer is refused: %j', async (field, more, message) => {
  const quote_id = await requested();
  const { status, body } = await change(answerOf(quote_id, more), support);
  expect([status, body.errors?.[field]]).toEqual([422, message]);
  expect((await one(quote_id))?.status).toBe('Requested');
  await change({ quote_id, status: 'Withdrawn' });
});

test('[SET-06] a person requests and withdraws at most 30 times in an hour', async () => {
  const quotes: string[] = [];
  for (let nth = 0; nth < 15; nth += 1) {
    const quote_id = await requested();
    quotes.push(quote_id);
    expect((await change({ quote_id, status: 'Withdrawn' })).status).toBe(200);
  }
  const body = draft();
  const more = await request(body);
  expect([more.status, more.body.message]).toEqual([429, messages.tooManyNow]);
  // What is sent again, and what the support team does, is not limited.
  expect((await request({ ...body, quote_id: quotes[0] })).status).toBe(200);
  await anHourLater();
  expect((await request(body)).status).toBe(200);
  expect((await change(answerOf(body.quote_id), support)).status).toBe(200);
});

test('[SET-06] the support team answers no organisation that is being closed or has ended', async () => {
  const quote_id = await requested();
  await write('update organisations set closes_time = $2 where org_id = $1', ['2026-12-27']);
  const closing = await change(answerOf(quote_id), support);
  expect([closing.status, closing.body.message]).toEqual([403, organisationMessages.closing]);
  await write('update organisations set closes_time = null, active = false where org_id = $1');
  expect((await change(answerOf(quote_id), support)).status).toBe(404);
  await write('update organisations set active = true where org_id = $1');
  expect((await change(answerOf(quote_id), support)).status).toBe(200);
});

test('[SET-06] at most 50 requests are open', async () => {
  const openNow = (await list()).filter(
    ({ status, is_reward }) => status === 'Requested' && !is_reward,
  ).length;
  for (let index = openNow; index < 50; index += 1) {
    if (index % 20 === 0) await anHourLater();
    await requested();
  }
  await anHourLater();
  const { status, body } = await request(draft());
  expect([status, body.message]).toEqual([409, messages.tooMany]);
  // Pages of 100 reach every quote, once.
  const { body: first } = await fixture.app.call('GET', '/v3/quote', undefined, admin);
  expect(first.data['next']).toBeNull();
});

test('[SET-06] a merge keeps quotes, an erasure takes name and contact out of them', async () => {
  const org_id = fixture.acme.org_id;
  const [from, to] = [fixture.acme.id('admin'), fixture.acme.id('owner')];
  const writeTo = (work: Parameters<OrgFixture['database']['write']>[1], of = org_id) =>
    fixture.database.write({ org_id: of, actor_user_id: null }, work);
  await writeTo((tx) => moveQuotes(tx, from, to));
  const about = (user_id: string) =>
    `select count(*)::int as count from quotes join quote_steps as s using (org_id, quote_id)
     where org_id = $1 and (s.user_id = '${user_id}' or quotes.user_id = '${user_id}')`;
  expect((await read(org_id, about(from))).rows).toEqual([{ count: 0 }]);
  await writeTo((tx) => eraseFromQuotes(tx, { user_id: to }), fixture.other.org_id);
  expect((await read(org_id, about(to))).rows).not.toEqual([{ count: 0 }]);
  await writeTo((tx) => eraseFromQuotes(tx, { user_id: to }));
  expect((await read(org_id, about(to))).rows).toEqual([{ count: 0 }]);
  const quotes = await list();
  expect(new Set(quotes.map(({ contact_name }) => contact_name))).toEqual(new Set(['']));
  expect(quotes.flatMap(({ history }) => history.map(({ by }) => by)).every((by) => !by)).toBe(
    true,
  );
});
