import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  makeOrganisation,
  newId,
  noon,
  password,
  signInTo,
  createOrgFixture,
  deviceIn,
  sentOf,
} from '#apps/server/testing';
import type { OrgFixture, TestOrganisation } from '#apps/server/testing';
import { closingMessages } from '#closing/contract';
import { organisationMessages } from '#organisation/contract';
import { closingWork } from './index.ts';

let fixture: OrgFixture;
beforeAll(async () => {
  fixture = await createOrgFixture();
});
afterAll(() => fixture.leave());

const fresh = () => makeOrganisation(fixture.database, `c${newId().slice(-8)}`);
const post = (path: string, token: string, body?: unknown) =>
  fixture.app.call('POST', path, body, token);
const canRead = async (token: string) =>
  (await fixture.app.call('POST', '/v3/sync/core', {}, token)).status;

async function rowsOf<Row extends object>({ org_id }: TestOrganisation, sql: string) {
  const { rows } = await fixture.database.read(org_id, (tx) => tx.query<Row>(sql));
  return rows;
}

/** Active rows of an organisation, by table. */
async function activeOf(organisation: TestOrganisation) {
  const [counts] = await rowsOf(
    organisation,
    `select (select count(*)::int from users where active) as users,
       (select count(*)::int from permissions where active) as permissions,
       (select count(*)::int from credentials where enabled) as credentials,
       (select count(*)::int from sign_ins) as sign_ins`,
  );
  return counts;
}

test('[AUTH-73] a person who deletes their account is signed out everywhere and cannot sign in again', async () => {
  const org = await fresh();
  const tokens = [
    await signInTo(fixture.app, org.emailOf('admin')),
    await signInTo(fixture.app, org.emailOf('admin')),
  ];
  const before = await activeOf(org);
  expect((await post('/v2/auth/delete_me', tokens[0] ?? '')).status).toBe(200);
  expect(await Promise.all(tokens.map(canRead))).toEqual([401, 401]);
  const email = org.emailOf('admin');
  const again = await fixture.app.call('POST', '/v3/auth/login', { email, password });
  expect(again.status).toBe(401);
  expect(await activeOf(org)).toEqual({
    users: Number(Reflect.get(before ?? {}, 'users')) - 1,
    permissions: Number(Reflect.get(before ?? {}, 'permissions')) - 1,
    credentials: Number(Reflect.get(before ?? {}, 'credentials')) - 1,
    sign_ins: 0,
  });
  const audit = await rowsOf(org, "select entity_id from audit_log where action = 'delete_me'");
  expect(audit).toEqual([{ entity_id: org.id('admin') }]);
});

test('the last owner cannot leave', async () => {
  const org = await fresh();
  const token = await signInTo(fixture.app, org.emailOf('owner'));
  const answer = await post('/v2/auth/delete_me', token);
  expect([answer.status, answer.body.message]).toEqual([409, closingMessages.lastOwner]);
  expect(await canRead(token)).toBe(200);
});

test('of two owners who leave at once one stays', async () => {
  const org = await fresh();
  await fixture.database.write({ org_id: org.org_id, actor_user_id: null }, (tx) =>
    tx.query("update permissions set access = 'super' where user_id = $1", [org.id('admin')]),
  );
  const tokens = [
    await signInTo(fixture.app, org.emailOf('owner')),
    await signInTo(fixture.app, org.emailOf('admin')),
  ];
  const answers = await Promise.all(tokens.map((token) => post('/v2/auth/delete_me', token)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

const close = async (org: TestOrganisation, token: string, more: object = {}) => {
  const [row] = await rowsOf<{ name: string }>(org, 'select name from organisations');
  return post('/v3/organisation/close', token, { name: row?.name, password, ...more });
};

test.each([
  [{ name: 'Another one' }, 'name', closingMessages.nameWrong],
  [{ password: 'not mine' }, 'password', closingMessages.passwordWrong],
  [{ password: '' }, 'password', closingMessages.passwordRequired],
  [{ password: undefined }, 'password', closingMessages.passwordRequired],
  [{ reason: 'x'.repeat(501) }, 'reason', closingMessages.reasonTooLong],
])('an organisation is not closed with %j', async (wrong, field, sentence) => {
  const org = await fresh();
  const answer = await close(org, await signInTo(fixture.app, org.emailOf('owner')), wrong);
  expect([answer.status, answer.body.errors]).toEqual([422, { [field]: sentence }]);
  expect(await rowsOf(org, 'select closes_time from organisations')).toEqual([
    { closes_time: null },
  ]);
});

test('an account with two-factor sign-in closes the organisation with a code, once', async () => {
  const org = await fresh();
  const owner = await signInTo(fixture.app, org.emailOf('owner'));
  const { body } = await fixture.app.call('GET', '/v3/auth/2fa', undefined, owner);
  const secret = String(body.data['secret']);
  const codeAt = (time: number) => new TOTP({ secret }).generate({ timestamp: time });
  await post('/v3/auth/2fa/enable', owner, { password, verification_code: codeAt(noon) });

  for (const verification_code of [undefined, '', codeAt(noon)]) {
    const answer = await close(org, owner, { verification_code });
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      { verification_code: closingMessages.codeWrong },
    ]);
  }
  // A correct code does not help with a wrong name, and is not used up.
  const next = { verification_code: codeAt(noon + 30_000) };
  expect((await close(org, owner, { ...next, name: 'Another one' })).body.errors).toEqual({
    name: closingMessages.nameWrong,
  });
  expect((await close(org, owner, next)).status).toBe(200);
});

/** From now on the owner signs in only with a work account; their sign-in is this old. */
async function byWorkAccount(org: TestOrganisation, age: number, by_work_account = true) {
  const time = new Date(noon - age).toISOString();
  await fixture.database.write({ org_id: org.org_id, actor_user_id: null }, async (tx) => {
    const owner = org.id('owner');
    await tx.query('update credentials set password_hash = null where user_id = $1', [owner]);
    await tx.query(
      'update sign_ins set created_time = $2, by_work_account = $3 where user_id = $1',
      [owner, time, by_work_account],
    );
  });
}

test.each([
  ['with a work account more than ten minutes ago', 600_001, true],
  ['by a password that was taken since', 1000, false],
])(
  'a person without a password who signed in %s must sign in again first',
  async (_how, age, isWork) => {
    const org = await fresh();
    const owner = await signInTo(fixture.app, org.emailOf('owner'));
    await byWorkAccount(org, age, isWork);
    const answer = await close(org, owner, { password: undefined });
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      { sign_in: closingMessages.signInAnew },
    ]);
    expect(await rowsOf(org, 'select closes_time from organisations')).toEqual([
      { closes_time: null },
    ]);
  },
);

test('a person without a password closes it with the name and a recent work account sign-in', async () => {
  const org = await fresh();
  const owner = await signInTo(fixture.app, org.emailOf('owner'));
  await byWorkAccount(org, 600_000);
  const wrong = await close(org, owner, { password: undefined, name: 'Another one' });
  expect(wrong.body.errors).toEqual({ name: closingMessages.nameWrong });
  expect((await close(org, owner, { password: undefined })).status).toBe(200);
});

test('the sixth wrong code of a person without a password is not checked', async () => {
  const org = await fresh();
  const token = await signInTo(fixture.app, org.emailOf('owner'));
  const { body } = await fixture.app.call('GET', '/v3/auth/2fa', undefined, token);
  const totp = new TOTP({ secret: String(body.data['secret']) });
  const verification_code = totp.generate({ timestamp: noon });
  await post('/v3/auth/2fa/enable', token, { password, verification_code });
  await byWorkAccount(org, 1000);
  const statuses = [];
  for (let tries = 0; tries < 6; tries += 1) {
    statuses.push((await close(org, token, { password: undefined, verification_code })).status);
  }
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
});

test('the sixth wrong password within a minute is not checked', async () => {
  const org = await fresh();
  const token = await signInTo(fixture.app, org.emailOf('owner'));
  const statuses = [];
  for (let tries = 0; tries < 6; tries += 1) {
    statuses.push((await close(org, token, { password: 'not mine' })).status);
  }
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
});

test('an organisation that is being closed is read only until an owner reopens it', async () => {
  const org = await fresh();
  const owner = await signInTo(fixture.app, org.emailOf('owner'));
  const admin = await signInTo(fixture.app, org.emailOf('admin'));
  const answer = await close(org, owner, { reason: ' Season is over ' });
  const closes_time = new Date(noon + 30 * 86_400_000).toISOString();
  expect([answer.status, answer.body.data]).toEqual([200, { closes_time }]);

  const sync = await fixture.app.call('POST', '/v3/sync/core', {}, admin);
  expect(sync.body.data['organisation']).toMatchObject({ closes_time, active: true });
  const write = () => fixture.app.call('PATCH', '/v3/organisation', { name: 'New' }, admin);
  const refused = await write();
  expect([refused.status, refused.body.message]).toEqual([403, organisationMessages.closing]);
  const mails = () =>
    rowsOf<{ recipient: string; subject: string }>(
      org,
      'select recipient, subject from outbox order by created_time, message_id',
    );
  expect(await mails()).toEqual([
    {
      recipient: org.emailOf('owner'),
      subject: 'Your organisation will be closed on 20 Dec 2026',
    },
  ]);

  expect((await post('/v3/organisation/close/cancel', admin)).status).toBe(403);
  expect((await post('/v3/organisation/close/cancel', owner)).status).toBe(200);
  expect((await write()).status).toBe(200);
  expect((await mails()).map(({ subject }) => subject)).toContain('Your organisation stays open');
  const actions = await rowsOf(
    org,
    "select action from audit_log where action ~ 'clos' order by time",
  );
  expect(actions).toEqual([{ action: 'close' }, { action: 'cancel_closing' }]);
});

test('after the waiting period everything ends, and the emails are free again', async () => {
  const org = await fresh();
  const owner = await signInTo(fixture.app, org.emailOf('owner'));
  const device = await deviceIn({ app: fixture.app, acme: org }, 'WR-9');
  const send = () =>
    post('/v3/measurement', device.token, { measurements: [sentOf(org.id('worker_day'))] });
  expect((await send()).status).toBe(200);
  const { body } = await close(org, owner);
  const closes_time = String(body.data['closes_time']);
  const onEnded = vi.fn(() => Promise.resolve());
  const run = (now: number, time = closes_time) =>
    closingWork({ database: fixture.database, now: () => now }, onEnded).run(
      { org_id: org.org_id, closes_time: time },
      { number: 1, isLast: false },
    );
  const end = Date.parse(closes_time);
  await expect(run(end - 1)).rejects.toThrow('The grace is not over yet.');
  await run(end + 1, new Date(end - 1).toISOString());
  expect(await canRead(owner)).toBe(200);
  expect((await send()).status).toBe(403);
  expect(onEnded).not.toHaveBeenCalled();
  await run(end);
  expect(onEnded).toHaveBeenCalledOnce();
  expect(await canRead(owner)).toBe(401);
  expect((await send()).status).toBe(401);
  expect(await activeOf(org)).toEqual({ users: 0, permissions: 0, credentials: 0, sign_ins: 0 });
  expect(await rowsOf(org, 'select active from organisations')).toEqual([{ active: false }]);
  expect(await rowsOf(org, 'select from credentials')).toEqual([]);
  // A second process with the same task finds nothing to do.
  await run(end);
  expect(await rowsOf(org, "select from audit_log where action = 'end'")).toHaveLength(1);
  const neighbour = await signInTo(fixture.app, fixture.acme.emailOf('owner'));
  expect(await canRead(neighbour)).toBe(200);
});
