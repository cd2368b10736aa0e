import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessMessages as messages } from '#access/contract';
import type { LinkPerson } from '#access/contract';
import { appOn, newId, signInTo } from '#apps/server/testing';
import { createAccessFixture } from './test-access-fixture.ts';
import type { AccessFixture } from './test-access-fixture.ts';

const day = 86_400_000;
let tools: AccessFixture;

beforeAll(async () => {
  tools = await createAccessFixture();
});
afterAll(() => tools.fixture.leave());

/** The answer to a link that does not work, without the id of the request. */
async function goneAnswer(token: string) {
  const { status, body } = await tools.home(token);
  return { status, body: { ...body, request_id: '' } };
}

const gone = {
  status: 404,
  body: {
    ...{ status: false, success: false, data: null, code: 'NOT_FOUND', request_id: '' },
    ...{ message: messages.gone, errors: { token: messages.gone } },
  },
};

/** The person in the list of links, as a manager sees them. */
async function listed(user_id: string, token = tools.manager): Promise<LinkPerson | undefined> {
  const { body } = await tools.call('GET', `/v3/access-link?person_id=${user_id}`, token);
  return (body.data as unknown as { people: LinkPerson[] }).people[0];
}

test('[TOKEN-04, TOKEN-05] a link opens the first name and the courses of its person, and nothing else', async () => {
  const { token, user_id, course } = await tools.learner();
  const { status, body, headers } = await tools.home(token);
  expect(status).toBe(200);
  expect(body.data).toEqual({
    ...{ name_first: 'Ana', organisation: 'acme', logo: null, has_page: false },
    courses: [expect.objectContaining({ course_id: course.course_id, state: 'Assigned' })],
    expires_time: new Date(tools.fixture.clock.now + 30 * day).toISOString(),
  });
  expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
  expect(await listed(user_id)).toMatchObject({
    link: {
      ...{ state: 'Active', created_by: 'manager_day acme' },
      last_used_time: new Date(tools.fixture.clock.now).toISOString(),
    },
  });
});

test('[TOKEN-04] every link that does not work gets the same answer', async () => {
  expect(messages.gone).toBe(
    'This link is no longer valid. Please ask your supervisor for a new one.',
  );
  const { token, user_id } = await tools.learner();
  const guessed = Buffer.alloc(32, 7).toString('base64url');
  const others = [guessed, token.slice(0, -1), `${token}A`, token.toUpperCase(), 'x', '%20'];
  for (const other of others) expect(await goneAnswer(other), other).toEqual(gone);
  const second = await tools.linkOf(user_id);
  expect(await goneAnswer(token)).toEqual(gone);
  expect((await tools.home(second)).status).toBe(200);
  expect((await tools.call('DELETE', `/v3/access-link/${user_id}`, tools.manager)).status).toBe(
    200,
  );
  expect(await goneAnswer(second)).toEqual(gone);
  expect(await listed(user_id)).toMatchObject({ link: { state: 'Revoked' } });
});

test('[TOKEN-04] no text but a token opens anything', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 1, maxLength: 60, unit: 'binary' }), async (text) => {
      const { status, body } = await tools.call('GET', `/v3/access/${encodeURIComponent(text)}/`);
      expect(status).toBe(404);
      expect(body.data).toBeNull();
    }),
    { numRuns: 100 },
  );
});

test.each([
  ['is too long', 'a'.repeat(201)],
  ['is much too long', 'a'.repeat(5000)],
  ['is not encoded', '%E0%A4%A'],
  ['ends in a part of a code', `${'a'.repeat(43)}%`],
  ['has a zero byte', `${'a'.repeat(43)}%00`],
  ['has a slash', '..%2F..'],
])('[TOKEN-04] a token that %s gets that answer too, whatever it asks for', async (_, token) => {
  expect(await goneAnswer(token)).toEqual(gone);
  const body = { section_id: newId() };
  for (const { status, body: refusal } of [
    await tools.call('GET', `/v3/access/${token}/page?x=1`),
    await tools.call('POST', `/v3/access/${token}/course/${newId()}/progress`, undefined, body),
  ]) {
    expect([status, refusal.message]).toEqual([404, messages.gone]);
  }
});

test('an unreadable id of a course says nothing about the link', async () => {
  const { token } = await tools.learner();
  for (const id of ['%E0%A4%A', 'a'.repeat(300)]) {
    const { status, body } = await tools.call('GET', `/v3/access/${token}/course/${id}`);
    expect([status, body.code, body.message]).toEqual([400, 'BAD_REQUEST', null]);
  }
});

test('[TOKEN-04] a link ends after 30 days', async () => {
  const { token, user_id } = await tools.learner();
  await tools.write((tx) =>
    tx.query('update access_links set expires_time = $3 where org_id = $1 and user_id = $2', [
      tx.org_id,
      user_id,
      new Date(tools.fixture.clock.now).toISOString(),
    ]),
  );
  expect(await goneAnswer(token)).toEqual(gone);
  expect(await listed(user_id)).toMatchObject({ link: { state: 'Expired' } });
});

test.each([
  ['is hidden', 'update users set is_hidden = $3', true, 'update users set is_hidden = $3', false],
  ['is removed', 'update users set active = $3', false, 'update users set active = $3', true],
  [
    'gets a work account',
    'update users set metadata = metadata || $3::jsonb',
    { _federated_provider: 'azuread' },
    'update users set metadata = $3::jsonb',
    {},
  ],
])('[TOKEN-04] the link of a person who %s ends for good', async (_, sql, value, undo, before) => {
  const { token, user_id } = await tools.learner();
  const run = (statement: string, given: unknown) =>
    tools.write((tx) =>
      tx.query(`${statement} where org_id = $1 and user_id = $2`, [tx.org_id, user_id, given]),
    );
  await run(sql, value);
  expect(await goneAnswer(token)).toEqual(gone);
  await run(undo, before);
  expect(await goneAnswer(token)).toEqual(gone);
});

test('[TOKEN-04] the link of a person who gets an account ends for good', async () => {
  const { token, user_id } = await tools.learner();
  await tools.write((tx) =>
    tx.query(
      `insert into credentials (org_id, user_id, email, created_time)
       values ($1, $2, 'ana@acme.example', now())`,
      [tx.org_id, user_id],
    ),
  );
  expect(await goneAnswer(token)).toEqual(gone);
  const again = await tools.give(user_id);
  expect([again.status, again.body.message]).toEqual([403, messages.account]);
});

test('[TOKEN-04] the link of a person who becomes an admin ends for good', async () => {
  const { token, user_id } = await tools.learner();
  const permission_id = newId();
  await tools.write((tx) =>
    tx.query(
      `insert into permissions (org_id, permission_id, user_id, access, created_time)
       values ($1, $2, $3, 'view_user,admin', now())`,
      [tx.org_id, permission_id, user_id],
    ),
  );
  expect(await goneAnswer(token)).toEqual(gone);
  await tools.write((tx) =>
    tx.query('update permissions set active = false where org_id = $1 and permission_id = $2', [
      tx.org_id,
      permission_id,
    ]),
  );
  expect(await goneAnswer(token)).toEqual(gone);
});

test('[TOKEN-04] the link of a person who becomes a manager stays', async () => {
  const { token, user_id } = await tools.learner();
  const { day } = tools.fixture.acme;
  await tools.write((tx) =>
    tx.query(
      `insert into permissions (org_id, permission_id, user_id, tag_id, access, created_time)
       values ($1, $2, $3, $4, 'manager', now())`,
      [tx.org_id, newId(), user_id, day],
    ),
  );
  expect((await tools.home(token)).status).toBe(200);
});

test('a link does not work while its organisation is being closed', async () => {
  const { token } = await tools.learner();
  const close = (time: string | null) =>
    tools.write((tx) =>
      tx.query('update organisations set closes_time = $2 where org_id = $1', [tx.org_id, time]),
    );
  await close('2027-01-01T00:00:00.000Z');
  expect(await goneAnswer(token)).toEqual(gone);
  await close(null);
  expect((await tools.home(token)).status).toBe(200);
});

test('a removed person loses their link, and a merge and an erasure remove it', async () => {
  const [source, target] = [await tools.learner(), await tools.learner()];
  const merged = await tools.call('PATCH', '/v3/user/merge', tools.admin, {
    ...{ source_user_id: source.user_id, target_user_id: target.user_id },
  });
  expect(merged.status).toBe(200);
  expect(await goneAnswer(source.token)).toEqual(gone);
  expect((await tools.home(target.token)).status).toBe(200);
  const erased = await tools.call('POST', `/v3/user/${target.user_id}/erase`, tools.admin, {
    name: 'Ana Sol',
  });
  expect(erased.status).toBe(200);
  expect(await goneAnswer(target.token)).toEqual(gone);
  expect(
    await tools.rows('select from access_links where org_id = $1 and user_id = $2', [
      target.user_id,
    ]),
  ).toEqual([]);
});

test('[TOKEN-04] the 31st request of a minute waits, whichever process got the others', async () => {
  const { token } = await tools.learner();
  const { database, clock } = tools.fixture;
  clock.now += 60_000;
  const second = await appOn(database, clock);
  const ask = (nth: number) =>
    nth % 2 === 0 ? tools.home(token) : second.call('GET', `/v3/access/${token}`);
  const statuses = await Promise.all(
    Array.from({ length: 31 }, async (_, nth) => (await ask(nth)).status),
  );
  expect(statuses.toSorted()).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  const refused = await second.call('GET', `/v3/access/${token}`);
  expect([refused.status, refused.body.message]).toEqual([429, messages.tooMany]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  clock.now += 60_000;
  expect((await tools.home(token)).status).toBe(200);
  await second.close();
});

test('[TOKEN-04] a link works for a day after the last course, and 30 days with a page', async () => {
  const made = await tools.learner();
  const { clock } = tools.fixture;
  const right = { question_id: made.question_id, choices: [], number: 15 };
  expect((await tools.submit(made, [right])).body.data).toMatchObject({ passed: true });
  clock.now += day - 1;
  expect((await tools.home(made.token)).status).toBe(200);
  clock.now += 1;
  expect(await goneAnswer(made.token)).toEqual(gone);
  expect(await listed(made.user_id)).toMatchObject({
    has_course: false,
    link: { state: 'Finished' },
  });
  const none = await tools.give(made.user_id);
  expect([none.status, none.body.errors]).toEqual([422, { user_ids: messages.noCourse }]);
  await tools.allowPage(true);
  expect((await tools.home(made.token)).body.data).toMatchObject({ has_page: true });
  expect(await listed(made.user_id)).toMatchObject({ link: { state: 'Active' } });
  const idle = await tools.addWorker('Idle');
  expect((await tools.give(idle)).status).toBe(200);
  await tools.allowPage(false);
});

test('a manager makes links only for managed people without an account', async () => {
  const { acme, app } = tools.fixture;
  const night = await tools.addWorker('Nox', acme.night);
  const boss = await tools.addWorker('Boss');
  await tools.write((tx) =>
    tx.query(
      `insert into permissions (org_id, permission_id, user_id, access, created_time)
       values ($1, $2, $3, 'admin', now())`,
      [tx.org_id, newId(), boss],
    ),
  );
  const all = await signInTo(app, acme.emailOf('manager_all'));
  const refused = async (user_id: string, token: string) => {
    const { status, body } = await tools.give(user_id, token);
    return [status, body.message];
  };
  expect(await refused(acme.id('manager_day'), tools.manager)).toEqual([403, messages.own]);
  expect(await refused(acme.id('admin'), tools.admin)).toEqual([403, messages.own]);
  expect(await refused(acme.id('worker_day'), tools.manager)).toEqual([403, messages.account]);
  expect(await refused(acme.id('disabled'), tools.manager)).toEqual([403, messages.account]);
  expect(await refused(night, tools.manager)).toEqual([404, messages.personUnknown]);
  expect(await refused(boss, all)).toEqual([403, messages.admin]);
  expect(await listed(boss, all)).toBeUndefined();
  expect(await listed(night)).toBeUndefined();
  const worker = await signInTo(app, acme.emailOf('worker_day'));
  expect((await tools.call('GET', '/v3/access-link', worker)).status).toBe(403);
});

test('links of several people are made together or not at all', async () => {
  const [one, other] = [await tools.learner(), await tools.learner()];
  const night = await tools.addWorker('Nox', tools.fixture.acme.night);
  const give = (user_ids: string[]) =>
    tools.call('POST', '/v3/access-link', tools.manager, { user_ids, mail_to: null });
  expect((await give([one.user_id, night])).status).toBe(404);
  expect((await tools.home(one.token)).status).toBe(200);
  const made = await give([one.user_id, other.user_id]);
  expect(made.body.data).toMatchObject({ organisation: 'acme', links: [{}, {}] });
  expect(await goneAnswer(one.token)).toEqual(gone);
});

test('[EDU-08] a link of a course is for its person, and is sent by email if asked for', async () => {
  const { user_id, course, token } = await tools.learner();
  const path = `/v3/education/assignment/${course.course_id}/access-link`;
  const wrong = await tools.call('POST', path, tools.manager, { mail_to: 'nobody' });
  expect([wrong.status, wrong.body.errors]).toEqual([422, { mail_to: messages.emailInvalid }]);
  expect((await tools.home(token)).status).toBe(200);
  const made = await tools.call('POST', path, tools.manager, { mail_to: 'ana@home.example' });
  const { link } = made.body.data as unknown as { link: { url: string; user_id: string } };
  expect(link).toMatchObject({ user_id, name_first: 'Ana' });
  const mails = await tools.rows<{ html: string; is_secret: boolean }>(
    `select html, is_secret from outbox where org_id = $1 and recipient = 'ana@home.example'`,
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ is_secret: true, html: expect.stringContaining(link.url) });
  const stored = await tools.rows('select * from access_links where org_id = $1');
  expect(JSON.stringify(stored)).not.toContain(link.url.slice(-43));
  const unknown = `/v3/education/assignment/${newId()}/access-link`;
  expect((await tools.call('POST', unknown, tools.manager, { mail_to: null })).status).toBe(404);
});
