import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  appOn,
  newId,
  password,
  signInTo,
  createOrgFixture,
  callDuringTransaction,
  tokenInEmail,
} from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import type { WriteTx } from '#packages/database';

let fixture: OrgFixture;
let email: string;
beforeEach(async () => {
  fixture = await createOrgFixture();
  email = fixture.acme.emailOf('worker_day');
});
afterEach(() => fixture.leave());

const hour = 3_600_000;
const fresh = 'rain over iron';
const form = { new_password: fresh, confirm_password: fresh };
const request = (whose: string, from = '127.0.0.1', app = fixture.app) =>
  app.raw('POST', '/v2/auth/reset_password', JSON.stringify({ email: whose }), undefined, { from });
const verify = async (token: string) =>
  (await fixture.app.call('GET', `/v3/auth/verify-token/${token}`)).body.data as unknown;
const reset = (token: string, body: object = form) =>
  fixture.app.call('POST', `/v3/auth/reset-password/${token}`, body);
const login = async (secret: string) =>
  (await fixture.app.call('POST', '/v3/auth/login', { email, password: secret })).status;

interface SentEmail {
  recipient: string;
  subject: string;
  text: string;
  is_secret: boolean;
}

const inAcme = async <Row extends object>(sql: string, values: unknown[] = []) => {
  const { rows } = await fixture.database.write(
    { org_id: fixture.acme.org_id, actor_user_id: null },
    (tx) => tx.query<Row>(sql, values),
  );
  return rows;
};
const emails = () =>
  inAcme<SentEmail>('select recipient, subject, text, is_secret from outbox order by message_id');
async function askedToken(): Promise<string> {
  expect((await request(email)).body.data).toBe(true);
  return tokenInEmail((await emails()).at(-1)?.text ?? '');
}

test('[AUTH-76] the mailed link sets a new password once, ends all sign-ins and is audited', async () => {
  const before = await signInTo(fixture.app, email);
  const token = await askedToken();
  expect(token).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[^.]+\.[\w-]{22}$/);
  const [id = '', secret = ''] = token.split('.');
  const link = `https://heat.example/forgot-password/${id}#${secret}`;
  expect((await emails())[0]?.text.split('\n')).toContain(link);
  // Each part is useless without the other.
  expect([await verify(id), await verify(secret)]).toEqual(['Invalid token', 'Invalid token']);
  expect(await emails()).toMatchObject([
    { recipient: email, subject: 'Set a new password', is_secret: true },
  ]);
  expect(await verify(token)).toEqual({
    email_masked: 'w•••@acme.example',
    expires_at: new Date(fixture.clock.now + hour).toISOString(),
  });
  const { status, body } = await reset(token);
  expect([status, body.data]).toEqual([200, true]);
  expect((await fixture.app.call('POST', '/v3/sync/core', {}, before)).status).toBe(401);
  expect([await login(password), await login(fresh)]).toEqual([401, 200]);
  const again = await reset(token, { new_password: 'other rain', confirm_password: 'other rain' });
  expect([again.status, again.body.message]).toEqual([404, 'Failed to verify password token']);
  expect(await verify(token)).toBe('Invalid token');
  expect(await login(fresh)).toBe(200);
  expect((await emails()).map(({ subject }) => subject).toSorted()).toEqual([
    'Set a new password',
    'Your password was changed',
  ]);
  expect(
    await inAcme("select action from audit_log where action like '%reset%' order by time"),
  ).toEqual([{ action: 'request_reset' }, { action: 'reset_password' }]);
});

test('only the hash of the token is stored', async () => {
  const token = await askedToken();
  const rows = await inAcme<{ line: string }>(
    "select password_resets::text || encode(token_hash, 'escape') as line from password_resets",
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.line).not.toContain(token);
});

test('a link is invalid after an hour, and after a newer one was requested', async () => {
  const first = await askedToken();
  const second = await askedToken();
  expect(second).not.toBe(first);
  expect(await verify(first)).toBe('Invalid token');
  expect((await reset(first)).status).toBe(404);
  fixture.clock.now += hour - 1;
  expect(await verify(second)).toMatchObject({ email_masked: 'w•••@acme.example' });
  fixture.clock.now += 1;
  expect(await verify(second)).toBe('Invalid token');
  expect((await reset(second)).status).toBe(404);
  expect(await login(password)).toBe(200);
});

test('of two links requested at once only one is valid', async () => {
  const mate = fixture.acme.emailOf('mate_day');
  const change = (tx: WriteTx) =>
    tx.query(
      `insert into password_resets (org_id, token_hash, user_id, created_time, expires_time)
       select org_id, 'of another', user_id, now(), now() from credentials where email = $1`,
      [mate],
    );
  const { org_id } = fixture.acme;
  const answer = await callDuringTransaction(fixture.database, {
    org_id,
    change,
    call: () => request(mate),
  });
  expect(answer.status).toBe(200);
  const links = 'select count(*)::int as n from password_resets where user_id = $1';
  expect(await inAcme(links, [fixture.acme.id('mate_day')])).toEqual([{ n: 1 }]);
  const first = "select from password_resets where token_hash = 'of another'";
  expect(await inAcme(first)).toEqual([]);
  expect(await verify(tokenInEmail((await emails()).at(-1)?.text ?? ''))).toMatchObject({
    email_masked: 'm•••@acme.example',
  });
});

test('an email loses its link when the link is used, replaced or invalid', async () => {
  const linksKept = async () =>
    (await emails()).filter(({ text }) => text.includes('/forgot-password/')).length;
  await askedToken();
  const second = await askedToken();
  expect(await linksKept()).toBe(1);
  await reset(second);
  expect(await linksKept()).toBe(0);
  await askedToken();
  const signIn = await fixture.app.call('POST', '/v3/auth/login', { email, password: fresh });
  const signedIn = signIn.body.data.token;
  const body = { current_password: fresh, new_password: password, confirm_password: password };
  await fixture.app.call('POST', '/v3/auth/change_password', body, signedIn);
  expect(await linksKept()).toBe(0);
});

test('a link is invalid once the password was changed another way, or its person disabled', async () => {
  const token = await askedToken();
  await inAcme('update credentials set enabled = false where email = $1', [email]);
  expect(await verify(token)).toBe('Invalid token');
  await inAcme('update credentials set enabled = true where email = $1', [email]);
  expect(await verify(token)).not.toBe('Invalid token');
  const signedIn = await signInTo(fixture.app, email);
  const body = { current_password: password, ...form };
  await fixture.app.call('POST', '/v3/auth/change_password', body, signedIn);
  expect(await verify(token)).toBe('Invalid token');
});

test('of two concurrent uses of a link one is rejected', async () => {
  const token = await askedToken();
  const answers = await Promise.all(
    ['one deep rain', 'two deep rain'].map((text) =>
      reset(token, { new_password: text, confirm_password: text }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
});

test.each([
  [{ new_password: 'short', confirm_password: 'short' }, { new_password: 'Minimum 6 characters' }],
  [{ new_password: fresh, confirm_password: 'rain' }, { confirm_password: 'Passwords must match' }],
  [
    { new_password: 'qwerty123', confirm_password: 'qwerty123' },
    { new_password: 'This password is too common' },
  ],
])('%j is rejected and the link stays valid', async (body, errors) => {
  const token = await askedToken();
  const answer = await reset(token, body);
  expect([answer.status, answer.body.errors]).toEqual([422, errors]);
  expect((await reset(token)).status).toBe(200);
});

test('[AUTH-74] known, unknown and disabled emails get equal responses, and only the known one gets an email', async () => {
  const bodies = [];
  for (const whose of [email, 'nobody@nowhere.example', fixture.acme.emailOf('disabled')]) {
    const { status, text } = await request(whose);
    bodies.push([status, text]);
  }
  expect(new Set(bodies.map((each) => JSON.stringify(each))).size).toBe(1);
  expect(await emails()).toHaveLength(1);
  const { rows } = await fixture.database.unscoped((tx) =>
    tx.query("select from pgboss.job where name = 'send-email'"),
  );
  expect(rows).toHaveLength(1);
});

test('a person with a work account gets an email that says so, without a link', async () => {
  await inAcme('update credentials set password_hash = null where email = $1', [email]);
  await request(email);
  const [message] = await emails();
  expect(message).toMatchObject({ subject: 'Sign in with your work account', is_secret: false });
  expect(message?.text).not.toContain('/forgot-password/');
  expect(await inAcme('select from password_resets')).toEqual([]);
});

test('five requests per hour are allowed for an email, known or not, counted across two processes', async () => {
  const second = await appOn(fixture.database, fixture.clock);
  for (const whose of [email, 'nobody@nowhere.example']) {
    for (let nth = 0; nth < 5; nth += 1) {
      const app = nth % 2 === 0 ? fixture.app : second;
      expect((await request(` ${whose.toUpperCase()} `, `10.0.0.${String(nth)}`, app)).status).toBe(
        200,
      );
    }
    const { status, headers } = await request(whose, '10.0.0.9', second);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(3600);
  }
  expect(await emails()).toHaveLength(5);
  fixture.clock.now += hour;
  expect((await request(email)).status).toBe(200);
  await second.close();
});

test('an address is blocked after a hundred requests an hour', async () => {
  for (let nth = 0; nth < 100; nth += 1) {
    expect((await request(`nobody${String(nth)}@x.example`, '10.0.0.1')).status).toBe(200);
  }
  expect((await request(email, '10.0.0.1')).status).toBe(429);
  expect((await request(email, '10.0.0.2')).status).toBe(200);
});

test.each([
  ['', 'Email is required'],
  ['ngaio', 'Email is not valid'],
  [`${'n'.repeat(250)}@x.example`, 'Email is not valid'],
])('[AUTH-35] the email %s is rejected: %s', async (typed, sentence) => {
  const { status, body } = await request(typed);
  expect([status, body.errors]).toEqual([422, { email: sentence }]);
});

test.each(['nonsense', newId(), '%00', 'x'.repeat(100)])(
  '[AUTH-75] the token %s is rejected',
  async (token) => {
    const { status, body } = await fixture.app.call('GET', `/v3/auth/verify-token/${token}`);
    expect(status === 404 || (body.data as unknown) === 'Invalid token').toBe(true);
    expect((await reset(token)).status).toBe(404);
  },
);

test('a person blocked by failed attempts can sign in with the new password at once', async () => {
  for (let nth = 0; nth < 5; nth += 1) expect(await login('wrong one')).toBe(401);
  expect(await login(password)).toBe(429);
  await reset(await askedToken());
  expect(await login(fresh)).toBe(200);
});
