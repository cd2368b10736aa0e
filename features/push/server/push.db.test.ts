import { importJWK, jwtVerify } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOrgFixture, newId, password, signInTo } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import { createTestBrowser as createBrowser, startPushStandIn } from '#packages/testing/push';
import type { PushStandIn } from '#packages/testing/push';
import type { PushBrowser } from '#push/contract';
import { pushMessages } from '#push/contract';
import { openPush } from './push-service.ts';
import type { PushResult } from './push-task.ts';
import { pushTask } from './push-task.ts';
import { sendPush, withdrawPush } from './send-push.ts';
import { erasePush } from './subscription-store.ts';

let fixture: OrgFixture;
let standIn: PushStandIn;
let worker: string;
let mate: string;
/** A browser with the id that its page has created. */
const createTestBrowser = (origin: string) => {
  const { subscription, read } = createBrowser(origin);
  return { read, subscription: { subscription_id: newId(), ...subscription } };
};
type TestBrowser = ReturnType<typeof createTestBrowser>;
const options = { subject: 'mailto:ops@heat.example', allowsLocal: true };
beforeAll(async () => {
  fixture = await createOrgFixture({ push: options });
  standIn = await startPushStandIn();
});
afterAll(async () => {
  await standIn.close();
  await fixture.leave();
});
beforeEach(async () => {
  worker = await signInTo(fixture.app, fixture.acme.emailOf('worker_day'));
  mate = await signInTo(fixture.app, fixture.acme.emailOf('mate_day'));
  Object.assign(standIn, { status: 201, location: undefined });
  standIn.received.length = 0;
});
afterEach(async () => {
  await run('delete from push_subscriptions where org_id = $1');
  // Limits of a minute and of an hour.
  fixture.clock.now += 61_000;
  await fixture.database.unscoped((tx) => tx.query('delete from attempts'));
});

async function run<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const { org_id } = fixture.acme;
  const { rows } = await fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
    tx.query<Row>(sql, [org_id, ...values]),
  );
  return rows;
}
const path = '/v3/push/subscription';
const subscribe = (browser: TestBrowser, who: string) =>
  fixture.app.call('POST', path, browser.subscription, who);
const listed = async (who: string) => {
  const { body } = await fixture.app.call('GET', path, undefined, who);
  return body.data['browsers'] as unknown as PushBrowser[];
};
const message = {
  ...{ title: 'Heat', body: 'Drink water', url: '/monitoring/alerts', tag: 'alert 1', ttl: 600 },
  ...{ is_urgent: true, ack_url: '/monitoring/alerts?ack=1' },
};

/** Orders a notification for the worker, and returns the ids of its messages. */
async function order(more: object = {}): Promise<string[]> {
  const { org_id, id } = fixture.acme;
  await fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
    sendPush(
      tx,
      { ...message, user_id: id('worker_day'), ...more },
      { now: fixture.clock.now, newId },
    ),
  );
  const rows = await run<{ message_id: string }>(
    `select message_id from push_messages where org_id = $1 and state = 'queued'`,
  );
  return rows.map(({ message_id }) => message_id);
}

let results: PushResult[] = [];
/** Runs one try of each message. */
async function send(ids: readonly string[], { isLast = false, push = openPush(options) } = {}) {
  results = [];
  const task = pushTask(
    { database: fixture.database, now: () => fixture.clock.now, push },
    { onResult: async (_, result) => void results.push(result) },
  );
  for (const message_id of ids) {
    await task.run({ org_id: fixture.acme.org_id, message_id }, { number: 1, isLast });
  }
}
const stateOf = async () =>
  run<{ state: string; attempts: number; last_error: string | null; content: string }>(
    'select state, attempts, last_error, content from push_messages where org_id = $1',
  );

test('a notification reaches the push service encrypted, and only the browser can read it', async () => {
  const browser = createTestBrowser(standIn.origin);
  expect((await subscribe(browser, worker)).status).toBe(200);
  const notice = newId();
  await send(await order({ notice_ids: [notice] }));
  const [got, ...others] = standIn.received;
  if (got === undefined) throw new Error('Nothing was received.');
  expect(others).toEqual([]);
  expect(`${standIn.origin}${got.path}`).toBe(browser.subscription.endpoint);
  expect(got.headers).toMatchObject({
    ...{ ttl: '600', urgency: 'high', 'content-encoding': 'aes128gcm' },
  });
  expect(got.headers['topic']).toMatch(/^[\w-]{32}$/);
  expect(got.body.includes('water')).toBe(false);
  const { ttl: _, ack_url, ...shown } = message;
  expect(browser.read(got.body)).toEqual({
    ...shown,
    ack: { token: expect.stringMatching(/^[\w-]{43}$/) as string, url: ack_url },
  });
  expect(() => createTestBrowser(standIn.origin).read(got.body)).toThrow();
  expect(results).toEqual([
    {
      ...{ notice_ids: [notice], error: null, isLast: true },
      at: new Date(fixture.clock.now).toISOString(),
    },
  ]);
  expect(await stateOf()).toEqual([{ state: 'sent', attempts: 1, last_error: null, content: '' }]);
  expect((await listed(worker))[0]?.last_used_time).not.toBeNull();
});

test('the push service can verify the sender by the public key that browsers subscribe with', async () => {
  const { body } = await fixture.app.call('GET', '/v3/push/key', undefined, worker);
  const key = Buffer.from(String(body.data['public_key']), 'base64url');
  expect(key).toHaveLength(65);
  await subscribe(createTestBrowser(standIn.origin), worker);
  // Another process, which reads the same stored keys.
  await send(await order(), { push: openPush(options) });
  const [, token = '', sent = ''] =
    /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(standIn.received[0]?.headers.authorization ?? '') ?? [];
  expect(Buffer.from(sent, 'base64url')).toEqual(key);
  const [x, y] = [key.subarray(1, 33), key.subarray(33)].map((part) => part.toString('base64url'));
  const verifying = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
  const { payload } = await jwtVerify(token, verifying, { audience: standIn.origin });
  expect(payload.sub).toBe('mailto:ops@heat.example');
  expect((payload.exp ?? 0) * 1000 - Date.now()).toBeLessThan(24 * 3_600_000);
});

test('all processes use the stored keys, unless the configuration names others', async () => {
  const [first, second] = await Promise.all([
    openPush(options).publicKey(fixture.database),
    openPush(options).publicKey(fixture.database),
  ]);
  expect(first).toBe(second);
  const keys = { publicKey: 'own', privateKey: 'secret' };
  expect(await openPush({ ...options, keys }).publicKey(fixture.database)).toBe('own');
});

test.each([404, 410])('a push service that answers %i removes the browser', async (status) => {
  await subscribe(createTestBrowser(standIn.origin), worker);
  standIn.status = status;
  await send(await order());
  expect(await listed(worker)).toEqual([]);
  expect(await stateOf()).toEqual([]);
  expect(results).toMatchObject([{ error: pushMessages.gone, isLast: true }]);
});

test.each([500, 503, 429])('an error %i is tried again, and the last try fails', async (status) => {
  await subscribe(createTestBrowser(standIn.origin), worker);
  standIn.status = status;
  const ids = await order();
  const reason = `The push service responded with error ${String(status)}.`;
  await expect(send(ids)).rejects.toThrow(reason);
  expect(await stateOf()).toMatchObject([{ state: 'queued', attempts: 1, last_error: reason }]);
  expect(results).toMatchObject([{ error: reason, isLast: false }]);
  standIn.status = 201;
  await send(ids);
  expect(await stateOf()).toMatchObject([{ state: 'sent', attempts: 2, last_error: null }]);
  standIn.status = status;
  await expect(send(await order(), { isLast: true })).rejects.toThrow(reason);
  expect(results).toMatchObject([{ error: reason, isLast: true }]);
});

test.each([400, 403, 413])('an error %i is final', async (status) => {
  await subscribe(createTestBrowser(standIn.origin), worker);
  standIn.status = status;
  await send(await order());
  expect(await stateOf()).toMatchObject([{ state: 'failed', attempts: 1, content: '' }]);
});

test('a redirect is not followed', async () => {
  await subscribe(createTestBrowser(standIn.origin), worker);
  Object.assign(standIn, { status: 307, location: `${standIn.origin}/elsewhere` });
  await send(await order());
  expect(standIn.received.map(({ path: asked }) => asked)).not.toContain('/elsewhere');
  expect(await stateOf()).toMatchObject([{ state: 'failed' }]);
});

test('a stored address that became private gets nothing', async () => {
  await subscribe(createTestBrowser(standIn.origin), worker);
  const push = openPush({ subject: options.subject });
  await expect(send(await order(), { push })).rejects.toThrow('private address');
  await run(
    `update push_subscriptions set endpoint = replace(endpoint, 'http://127.0.0.1', 'https://localhost') where org_id = $1`,
  );
  await expect(send(await order(), { push })).rejects.toThrow('private address');
  expect(standIn.received).toEqual([]);
});

test('one that is late, withdrawn or taken back is not sent', async () => {
  await subscribe(createTestBrowser(standIn.origin), worker);
  const late = await order();
  fixture.clock.now += 600_000;
  await send(late);
  expect(results).toMatchObject([{ error: pushMessages.expired, isLast: true }]);
  const notice = newId();
  const withdrawn = await order({ notice_ids: [notice] });
  const { org_id } = fixture.acme;
  await fixture.database.write({ org_id, actor_user_id: null }, (tx) => withdrawPush(tx, [notice]));
  await send(withdrawn);
  expect(standIn.received).toEqual([]);
});

test('subscribing again changes nothing, and each browser is listed without its address', async () => {
  const [phone, laptop] = [createTestBrowser(standIn.origin), createTestBrowser(standIn.origin)];
  for (const browser of [phone, laptop, phone]) {
    expect((await subscribe(browser, worker)).status).toBe(200);
  }
  // The page has lost its id, the browser still has its subscription.
  const again = { ...phone.subscription, subscription_id: newId() };
  const { body } = await fixture.app.call('POST', path, again, worker);
  expect(body.data).toEqual({ subscription_id: phone.subscription.subscription_id });
  const found = await listed(worker);
  expect(found.map(({ subscription_id }) => subscription_id).toSorted()).toEqual(
    [phone, laptop].map(({ subscription }) => subscription.subscription_id).toSorted(),
  );
  expect(JSON.stringify(found)).not.toContain(standIn.origin);
  expect(await listed(mate)).toEqual([]);
});

test('a browser changes to the person who is signed in, also of another organisation', async () => {
  const browser = createTestBrowser(standIn.origin);
  await subscribe(browser, worker);
  const { subscription_id } = browser.subscription;
  const taken = { ...createTestBrowser(standIn.origin).subscription, subscription_id };
  expect((await fixture.app.call('POST', path, taken, mate)).status).toBe(409);
  expect((await subscribe(browser, mate)).status).toBe(200);
  expect([await listed(worker), (await listed(mate)).length]).toEqual([[], 1]);
  const stranger = await signInTo(fixture.app, fixture.other.emailOf('worker_day'));
  expect((await subscribe(browser, stranger)).status).toBe(200);
  expect([await listed(mate), (await listed(stranger)).length]).toEqual([[], 1]);
  // Without the secret of the browser its address cannot be taken.
  const forged = { ...createTestBrowser(standIn.origin).subscription };
  const stolen = { ...forged, endpoint: browser.subscription.endpoint };
  const refused = await fixture.app.call('POST', path, stolen, worker);
  expect([refused.status, refused.body.errors['endpoint']]).toEqual([
    ...[409, pushMessages.otherBrowser],
  ]);
  expect(await listed(stranger)).toHaveLength(1);
  await fixture.app.call('GET', '/v3/auth/logout', undefined, stranger);
});

test('a browser is removed by its person only', async () => {
  const { subscription } = createTestBrowser(standIn.origin);
  await fixture.app.call('POST', path, subscription, worker);
  const url = `${path}?subscription_id=${subscription.subscription_id}`;
  expect((await fixture.app.call('DELETE', url, undefined, mate)).status).toBe(404);
  expect((await fixture.app.call('DELETE', url, undefined, worker)).status).toBe(200);
  expect(await listed(worker)).toEqual([]);
});

test.each([
  ['http://push.example/a', pushMessages.badEndpoint],
  ['https://user:key@8.8.8.8/a', pushMessages.badEndpoint],
  ['ftp://8.8.8.8/a', pushMessages.badEndpoint],
  ['push', pushMessages.badEndpoint],
  ['https://127.0.0.1/a', pushMessages.privateEndpoint],
  ['https://2130706433/a', pushMessages.privateEndpoint],
  ['https://[::1]/a', pushMessages.privateEndpoint],
  ['https://[::ffff:10.0.0.1]/a', pushMessages.privateEndpoint],
  ['https://169.254.169.254/latest', pushMessages.privateEndpoint],
  ['https://localhost/a', pushMessages.privateEndpoint],
  ['https://8.8.8.8/a', null],
  // Looked up only when it is used.
  ['https://localhost.example/a', null],
])('an address %s: %s', (endpoint, problem) => {
  expect(openPush({ subject: options.subject }).problemOf(endpoint)).toBe(problem);
});

const noPoint = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url');

test.each([
  { p256dh: 'short' },
  { p256dh: noPoint },
  { auth: 'a b' },
  { endpoint: 1 },
  { subscription_id: 'x' },
])('a subscription with %o is refused at the field', async (more) => {
  const body = { ...createTestBrowser(standIn.origin).subscription, ...more };
  const answer = await fixture.app.call('POST', path, body, worker);
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.errors)).toEqual(Object.keys(more));
});

test('the end of a sign-in ends its notifications, and waiting ones are not sent', async () => {
  const other = await signInTo(fixture.app, fixture.acme.emailOf('worker_day'));
  const [here, there] = [createTestBrowser(standIn.origin), createTestBrowser(standIn.origin)];
  await subscribe(here, worker);
  await subscribe(there, other);
  const ids = await order();
  expect(ids).toHaveLength(2);
  await fixture.app.call('GET', '/v3/auth/logout', undefined, other);
  expect((await listed(worker)).map(({ subscription_id }) => subscription_id)).toEqual([
    here.subscription.subscription_id,
  ]);
  await send(ids);
  expect(standIn.received.map(({ path: asked }) => `${standIn.origin}${asked}`)).toEqual([
    here.subscription.endpoint,
  ]);
});

test('a new password, a disabled account and an erased person get no notifications', async () => {
  const subscribed = async () => {
    const token = await signInTo(fixture.app, fixture.acme.emailOf('mate_day'));
    expect((await subscribe(createTestBrowser(standIn.origin), token)).status).toBe(200);
    return token;
  };
  const count = async () => (await run('select from push_subscriptions where org_id = $1')).length;
  await subscribed();
  const kept = await signInTo(fixture.app, fixture.acme.emailOf('mate_day'));
  const [new_password, more] = ['rain over iron', { current_password: password }];
  const changed = { ...more, new_password, confirm_password: new_password };
  expect((await fixture.app.call('POST', '/v3/auth/change_password', changed, kept)).status).toBe(
    200,
  );
  expect(await count()).toBe(0);
  const back = { current_password: new_password, new_password: password };
  await fixture.app.call(
    ...(['POST', '/v3/auth/change_password', { ...back, confirm_password: password }] as const),
    kept,
  );
  await subscribed();
  const user_id = fixture.acme.id('mate_day');
  await run('update credentials set enabled = false where org_id = $1 and user_id = $2', [user_id]);
  expect(await count()).toBe(0);
  await run('update credentials set enabled = true where org_id = $1 and user_id = $2', [user_id]);
  await subscribed();
  const { org_id } = fixture.acme;
  await fixture.database.write({ org_id, actor_user_id: null }, (tx) => erasePush(tx, { user_id }));
  expect(await count()).toBe(0);
});

test('a renewed subscription replaces the old one only with its secret', async () => {
  const [old, fresh] = [createTestBrowser(standIn.origin), createTestBrowser(standIn.origin)];
  await subscribe(old, worker);
  const { subscription_id: _, ...given } = fresh.subscription;
  const body = { ...given, old_endpoint: old.subscription.endpoint };
  const renew = (old_auth: string) =>
    fixture.app.call('POST', '/v3/push/renew', { ...body, old_auth });
  expect((await renew(given.auth)).status).toBe(404);
  expect((await renew(old.subscription.auth)).status).toBe(200);
  expect((await renew(old.subscription.auth)).status).toBe(404);
  await send(await order());
  expect(fresh.read(standIn.received[0]?.body ?? Buffer.alloc(0))).toMatchObject({ title: 'Heat' });
});

test('a test notification goes to the browsers of the caller, a few times a minute', async () => {
  const test = (who: string) => fixture.app.call('POST', '/v3/push/test', {}, who);
  expect((await test(mate)).body.data).toEqual({ browsers: 0 });
  await subscribe(createTestBrowser(standIn.origin), worker);
  const { body } = await test(worker);
  expect(body.data).toEqual({ browsers: 1 });
  for (let count = 1; count < 10; count += 1) await test(worker);
  expect((await test(worker)).status).toBe(429);
});

test('only admins read who gets notifications in a browser', async () => {
  await subscribe(createTestBrowser(standIn.origin), worker);
  const ask = async (name: string) =>
    fixture.app.call(
      ...(['GET', '/v3/push/reach', undefined] as const),
      await signInTo(fixture.app, fixture.acme.emailOf(name)),
    );
  expect((await ask('manager_all')).status).toBe(403);
  expect((await ask('admin')).body.data).toEqual({ user_ids: [fixture.acme.id('worker_day')] });
});
