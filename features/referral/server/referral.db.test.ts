import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  createOrgFixture,
  measurementOf,
  newId,
  signInTo,
  storeMeasurements,
} from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import type { Referral, ReferralFigures } from '#referral/contract';
import { activateAll } from './activate-referrals.ts';
import { eraseReferrals, moveReferrals } from './referral-store.ts';
import { recordReferralWork } from './record-referral.ts';

let fixture: OrgFixture;
let owner: string;
beforeAll(async () => {
  fixture = await createOrgFixture();
});
afterAll(() => fixture.leave());

const hour = 3_600_000;
const day = 24 * hour;
// Limits of an hour do not last from one test to the next.
beforeEach(() => pass(2 * hour));

/** Time passes, and sign-ins expire. */
async function pass(milliseconds: number): Promise<void> {
  fixture.clock.now += milliseconds;
  owner = await signInTo(fixture.app, fixture.acme.emailOf('owner'));
}

const services = () => ({ database: fixture.database, now: () => fixture.clock.now, newId });
const read = async (token = owner) => {
  const { status, body } = await fixture.app.call('GET', '/v3/referral', undefined, token);
  expect(status).toBe(200);
  return body.data as unknown as {
    has_email: boolean;
    link: string | null;
    figures: ReferralFigures;
    referrals: Referral[];
  };
};
const invite = (emails: unknown, note?: unknown, token = owner) =>
  fixture.app.call('POST', '/v3/referral/invite', { emails, note }, token);
const rowsOf = async <Row extends object>(sql: string, org_id = fixture.acme.org_id) =>
  fixture.database.read(org_id, async (tx) => (await tx.query<Row>(sql, [org_id])).rows);
const emailsTo = async (recipient: string, org_id = fixture.acme.org_id) => {
  const all = await rowsOf<{ recipient: string; subject: string; text: string }>(
    'select recipient, subject, text from outbox where org_id = $1 order by created_time',
    org_id,
  );
  return all.filter((each) => each.recipient === recipient);
};
const createLink = async (token = owner) => {
  const { body } = await fixture.app.call('POST', '/v3/referral/link', {}, token);
  return (body.data as unknown as { link: string } | null)?.link ?? null;
};
const codeOf = async (token = owner) => (await createLink(token))?.split('/').at(-1) ?? '';
const points = async () => {
  const { body } = await fixture.app.call('GET', '/v3/loyalty', undefined, owner);
  return body.data as unknown as { balance: number; entries: { kind: string; points: number }[] };
};

let network = 0;
/** Registers an organisation; returns its first owner. */
async function register(email: string, ref: string) {
  network += 1;
  const form = {
    ...{ organisation_name: `Org of ${email}`, name_first: 'New', name_last: 'Owner', email },
    ...{ password: 'a heat of 2026', accept_terms: true, timezone: 'UTC', ref },
  };
  const { body } = await fixture.app.raw(
    ...(['POST', '/v3/auth/register', JSON.stringify(form), undefined] as const),
    { from: `10.7.0.${String(network)}` },
  );
  const code: unknown = body.data;
  expect(code).toBe(0);
  const { body: login } = await fixture.app.call('POST', '/v3/auth/login', {
    ...{ email, password: form.password },
  });
  const { org_id, user_id } = (
    login.data as unknown as { user: { org_id: string; user_id: string } }
  ).user;
  return { org_id, user_id, token: login.data.token };
}

/** Runs the tasks that registrations have ordered, each twice. */
async function runRecords(): Promise<void> {
  const { rows } = await fixture.database.unscoped((tx) =>
    tx.query<{ data: object }>("select data from pgboss.job where name = 'record-referral'"),
  );
  const { run } = recordReferralWork(services());
  const tried = { number: 1, isLast: false };
  for (const { data } of rows) await Promise.all([run(data, tried), run(data, tried)]);
}

async function addTests(of: { org_id: string; user_id: string }, count: number, more = {}) {
  const rows = Array.from({ length: count }, () => measurementOf(of.user_id, more));
  await storeMeasurements(fixture.database, of.org_id, rows);
}

const prove = ({ org_id, user_id }: { org_id: string; user_id: string }) =>
  fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
    tx.query('update credentials set proven_time = now() where org_id = $1 and user_id = $2', [
      ...[org_id, user_id],
    ]),
  );

test('[REF-04] everybody with an email has their own link, always the same', async () => {
  expect(await read()).toMatchObject({ has_email: true, link: null });
  await createLink();
  const { link, figures, referrals } = await read();
  expect(link).toMatch(/^https:\/\/heat\.example\/ref\/[0-9a-f-]{36}$/);
  expect(figures).toEqual({ invited: 0, registered: 0, active: 0, points: 0 });
  expect(referrals).toEqual([]);
  expect(await Promise.all([createLink(), createLink()])).toEqual([link, link]);
  const worker = await signInTo(fixture.app, fixture.acme.emailOf('worker_day'));
  const both = await Promise.all([createLink(worker), createLink(worker)]);
  expect(both[0]).toBe(both[1]);
  expect(both[0]).not.toBe(link);
  expect((await fixture.app.call('GET', '/v3/referral')).status).toBe(401);
});

test('[REF-01] a code tells who invites, and an unknown one nothing', async () => {
  const inviter = async (code: string) =>
    (await fixture.app.call('GET', `/v3/registration/inviter/${code}`)).body.data;
  expect(await inviter(await codeOf())).toEqual({ organisation: 'acme' });
  expect(await inviter((await codeOf()).toUpperCase())).toEqual({ organisation: 'acme' });
  for (const code of [newId(), 'x', fixture.acme.org_id]) {
    expect(await inviter(code)).toEqual({ organisation: null });
  }
});

test('[REF-04] an invitation is emailed with link and note, listed masked, and not repeated', async () => {
  const { status, body } = await invite(
    [' Ana@Second.example ', 'ana@second.example'],
    'Hello <b>',
  );
  expect([status, body.data]).toEqual([200, { invited: 1 }]);
  const [email, ...more] = await emailsTo('ana@second.example');
  expect(more).toEqual([]);
  expect(email?.subject).toBe('owner acme invites you to Watershade');
  expect(email?.text).toContain(`https://heat.example/ref/${await codeOf()}`);
  expect(email?.text).toContain('They write: "Hello <b>"');
  const { figures, referrals } = await read();
  expect(figures).toEqual({ invited: 1, registered: 0, active: 0, points: 0 });
  expect(referrals).toMatchObject([{ who: 'a•••@second.example', state: 'Invited', points: 0 }]);
  await invite(['ana@second.example']);
  expect(await emailsTo('ana@second.example')).toHaveLength(1);
  await pass(31 * day);
  await invite(['ana@second.example']);
  expect(await emailsTo('ana@second.example')).toHaveLength(2);
  expect((await read()).figures.invited).toBe(1);
});

test('the answer is the same whether an address has an account or not', async () => {
  const known = await invite([fixture.other.emailOf('owner')]);
  const unknown = await invite(['nobody@other-site.example']);
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  const states = (await read()).referrals.map(({ who, state }) => [who, state]);
  expect(states).toContainEqual(['o•••@other.example', 'Invited']);
  expect(states).toContainEqual(['n•••@other-site.example', 'Invited']);
});

test.each([
  [[], undefined, { emails: 'Enter at least one email address' }],
  [Array(11).fill('a@x.example'), undefined, { emails: 'Enter 10 addresses or fewer' }],
  [['good@x.example', 'bad'], undefined, { 'emails.1': 'Email is not valid' }],
  [['mate@acme.example'], undefined, { 'emails.0': 'Addresses of your own domain do not count' }],
  [
    ['mate@sub.acme.example'],
    undefined,
    { 'emails.0': 'Addresses of your own domain do not count' },
  ],
  [['a@x.example'], 'x'.repeat(501), { note: 'The note can have at most 500 characters' }],
  [['a@x.example'], 'See www.evil.example', { note: 'The note cannot contain links' }],
  [['a@x.example'], 'See evil.example/login', { note: 'The note cannot contain links' }],
  [['a@x.example'], 'See HTTPS://evil.example', { note: 'The note cannot contain links' }],
])('the invitation %# is rejected at its fields', async (emails, note, errors) => {
  const before = (await read()).figures;
  const { status, body } = await invite(emails, note);
  expect([status, body.errors]).toEqual([422, errors]);
  expect((await read()).figures).toEqual(before);
});

test('an account whose email is not proven cannot send invitations', async () => {
  const fresh = await register('una@unproven.example', '');
  const { status, body } = await invite(['a@x.example'], '', fresh.token);
  expect([status, body.message]).toEqual([
    403,
    'Confirm your email address before you invite others',
  ]);
});

test('calls are limited per person, emails per day, and to one address over all organisations', async () => {
  const manager = await signInTo(fixture.app, fixture.acme.emailOf('manager_all'));
  const statuses: number[] = [];
  for (let nth = 0; nth < 21; nth += 1) {
    statuses.push((await invite(['bad'], '', manager)).status);
  }
  expect(statuses).toEqual([...Array<number>(20).fill(422), 429]);
  fixture.clock.now += 2 * hour;
  const list = (from: number) =>
    Array.from({ length: 10 }, (_, nth) => `n${String(from + nth)}@many.example`);
  for (let sent = 0; sent < 50; sent += 10) {
    expect((await invite(list(sent), '', manager)).status).toBe(200);
  }
  const refused = await invite(['one@more.example'], '', manager);
  expect([refused.status, refused.body.message]).toEqual([
    429,
    'You have sent many invitations today. Please try again tomorrow.',
  ]);
  await pass(day + 1);
  const people = [
    ...(['admin', 'manager_day', 'owner'] as const).map((name) => fixture.acme.emailOf(name)),
    ...(['admin', 'owner'] as const).map((name) => fixture.other.emailOf(name)),
  ];
  for (const email of people) {
    const token = await signInTo(fixture.app, email);
    expect((await invite(['popular@target.example'], '', token)).status).toBe(200);
  }
  const { org_id } = fixture.other;
  const sent = [
    ...(await emailsTo('popular@target.example')),
    ...(await emailsTo('popular@target.example', org_id)),
  ];
  expect(sent).toHaveLength(3);
});

test('[REF-04] an invited organisation is registered, then active with 10 valid tests and a proven address', async () => {
  const before = await read();
  await invite(['boss@third.example']);
  const third = await register('boss@third.example', await codeOf());
  await runRecords();
  const [row] = (await read()).referrals;
  expect(row).toMatchObject({ who: 'Org of boss@third.example', state: 'Registered', points: 0 });
  expect((await read()).figures).toEqual({
    ...before.figures,
    invited: before.figures.invited + 1,
    registered: before.figures.registered + 1,
  });
  await addTests(third, 9);
  await addTests(third, 5, { valid: false });
  await prove(third);
  await activateAll(services());
  expect((await read()).figures.active).toBe(0);
  await addTests(third, 1);
  await Promise.all([1, 2, 3].map(() => activateAll(services())));
  const { figures, referrals } = await read();
  expect(figures).toMatchObject({ active: 1, points: 500 });
  expect(referrals.find(({ state }) => state === 'Active')?.points).toBe(500);
  expect(await points()).toMatchObject({
    balance: 500,
    entries: [{ kind: 'referral', points: 500 }],
  });
  // Its tests are removed and added again: nothing more is given.
  await fixture.database.write({ org_id: third.org_id, actor_user_id: null }, (tx) =>
    tx.query('update measurements set active = false where org_id = $1', [third.org_id]),
  );
  await addTests(third, 20);
  await runRecords();
  await activateAll(services());
  expect((await points()).balance).toBe(500);
});

test('without a proven address an organisation does not become active', async () => {
  const fourth = await register('boss@fourth.example', await codeOf());
  await runRecords();
  await addTests(fourth, 12);
  await activateAll(services());
  expect((await read()).figures).toMatchObject({ active: 1, points: 500 });
  await prove(fourth);
  await activateAll(services());
  expect((await read()).figures).toMatchObject({ active: 2, points: 1000 });
  expect((await points()).balance).toBe(1000);
});

test('[REF-04] an organisation whose owner has taken an address of the inviting one does not become active', async () => {
  const before = (await read()).figures;
  const own = await register('boss@seventh.example', await codeOf());
  await runRecords();
  await addTests(own, 12);
  const setEmail = async (email: string) => {
    await fixture.database.write({ org_id: own.org_id, actor_user_id: null }, (tx) =>
      tx.query('update credentials set email = $3 where org_id = $1 and user_id = $2', [
        ...[own.org_id, own.user_id, email],
      ]),
    );
    await prove(own);
  };
  await setEmail('boss@mail.acme.example');
  await activateAll(services());
  expect((await read()).figures).toEqual({
    ...before,
    invited: before.invited + 1,
    registered: before.registered + 1,
  });
  await setEmail('boss@seventh.example');
  await activateAll(services());
  expect((await read()).figures.active).toBe(before.active + 1);
});

test('one’s own people, an unknown code and an ended account do not count', async () => {
  const before = await read();
  await register('somebody@sub.acme.example', await codeOf());
  await register('boss@fifth.example', newId());
  const admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
  const code = await codeOf(admin);
  await fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    tx.query('update credentials set enabled = false where user_id = $1', [
      fixture.acme.id('admin'),
    ]),
  );
  await register('boss@sixth.example', code);
  await runRecords();
  expect(await read()).toEqual(before);
  const found = await rowsOf(
    "select from referrals where org_id = $1 and organisation like '%sixth%'",
  );
  expect(found).toEqual([]);
});

test('a merge lists whom both have invited once, and keeps what has gone furthest', async () => {
  const people = ['limited', 'worker_night', 'mate_day'] as const;
  const [first, second, both] = [newId(), newId(), newId()];
  const tokenOf = (name: string) => signInTo(fixture.app, fixture.acme.emailOf(name));
  const [source, target] = [await tokenOf(people[0]), await tokenOf(people[1])];
  const addressOf = (word: string) => `boss@${word.slice(-12)}.example`;
  await invite([addressOf(first), addressOf(both)], '', source);
  await invite([addressOf(second), addressOf(both)], '', target);
  const code = await codeOf(source);
  await register(addressOf(both), code);
  await runRecords();
  const move = (from: (typeof people)[number], to: (typeof people)[number]) =>
    fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
      moveReferrals(tx, fixture.acme.id(from), fixture.acme.id(to)),
    );
  const own = await codeOf(target);
  await move('limited', 'worker_night');
  expect((await read(source)).referrals).toEqual([]);
  const { referrals, figures } = await read(target);
  expect(figures).toMatchObject({ invited: 3, registered: 1 });
  expect(referrals.map(({ state }) => state).toSorted()).toEqual([
    ...['Invited', 'Invited', 'Registered'],
  ]);
  // They keep their own link; without one they get the other.
  expect(await codeOf(target)).toBe(own);
  await move('worker_night', 'mate_day');
  expect(await codeOf(await tokenOf('mate_day'))).toBe(own);
});

test('an erased person has no link and no invitations, and their organisations stay', async () => {
  const code = await codeOf();
  const count = async () =>
    (await rowsOf("select from referrals where org_id = $1 and state <> 'Invited'")).length;
  const registered = await count();
  await fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    eraseReferrals(tx, { user_id: fixture.acme.id('owner') }),
  );
  const answer = await fixture.app.call('GET', `/v3/registration/inviter/${code}`);
  expect(answer.body.data).toEqual({ organisation: null });
  expect(await count()).toBe(registered);
  expect(await read()).toMatchObject({ figures: { invited: 0, registered: 0 }, referrals: [] });
});
