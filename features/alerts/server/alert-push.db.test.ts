import { createECDH, randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { groupWait } from '#alerts/domain';
import { newId, signInTo } from '#apps/server/testing';
import { pushTask } from '#push/server';
import type { PushService } from '#push/server';
import { recordPushResult } from './message-results.ts';
import { eraseAlerts } from './erase-alerts.ts';
import { refusalOfPush } from './recipient-check.ts';
import { createAlertFixture } from './test-alert-fixture.ts';
import type { AlertFixture } from './test-alert-fixture.ts';

let own: AlertFixture;
let manager: string;
const minute = 60_000;

beforeAll(async () => {
  own = await createAlertFixture();
});
afterAll(() => own.fixture.leave());
beforeEach(async () => {
  await own.run('delete from push_subscriptions where org_id = $1');
  await own.fixture.database.unscoped((tx) => tx.query('delete from attempts'));
  await own.reset();
  manager = await signIn('manager_day');
  sent = [];
});
afterEach(() => own.requireNoErrors());

const signIn = (name: string) => signInTo(own.fixture.app, own.fixture.acme.emailOf(name));
const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body: object, who = '') => {
  const given = method === 'GET' ? undefined : body;
  return own.fixture.app.call(method, url, given, who === '' ? undefined : who);
};

/** Subscribes a browser with the sign-in of a token. */
async function subscribe(who: string): Promise<void> {
  const body = {
    ...{ subscription_id: newId(), endpoint: `https://8.8.8.8/${newId()}` },
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  expect((await call('POST', '/v3/push/subscription', body, who)).status).toBe(200);
}

/** An alert by hand of the admin about the day crew. */
async function alert(): Promise<string> {
  const compliance_alert_log_id = newId();
  const body = { compliance_alert_log_id, message: newId(), tag_ids: [own.fixture.acme.day] };
  expect((await call('POST', '/v3/alert', body, own.admin)).status).toBe(200);
  return compliance_alert_log_id;
}

interface SentPush {
  title: string;
  body: string;
  tag: string;
  ack: { token: string; url: string };
}
let sent: SentPush[] = [];
/** Sends what waits, each message once. Returns how many there were. */
async function send(status = 201): Promise<number> {
  const push: PushService = {
    publicKey: () => Promise.resolve(''),
    problemOf: () => null,
    send: (_database, _target, { payload }) => {
      sent.push(JSON.parse(payload) as SentPush);
      return Promise.resolve(status);
    },
  };
  const { database, acme } = own.fixture;
  const task = pushTask(
    { database, now: () => own.now, push },
    { onResult: recordPushResult, refusalOf: refusalOfPush },
  );
  const waiting = await own.run<{ message_id: string }>(
    `select message_id from push_messages where org_id = $1 and state = 'queued'`,
  );
  for (const { message_id } of waiting) {
    const tried = { number: 8, isLast: true };
    await task.run({ org_id: acme.org_id, message_id }, tried).catch(() => undefined);
  }
  return waiting.length;
}
const notices = () =>
  own.run<{ id: string; state: string; ack_via_channel: string | null; metadata: object }>(
    `select compliance_user_alert_log_id as id, state, ack_via_channel, metadata
     from compliance_user_alert_logs where org_id = $1`,
  );
const acknowledge = (token: string) => call('POST', '/v3/push/acknowledge', { token });

test('[ALERT-40] an alert goes to every browser of its recipients, with the result on the notice', async () => {
  await subscribe(manager);
  await subscribe(manager);
  await subscribe(await signIn('worker_day'));
  await alert();
  expect(await send()).toBe(2);
  const [notice] = await notices();
  const ack = expect.objectContaining({ url: `/monitoring/alerts?ack=${notice?.id}` }) as unknown;
  expect(sent).toMatchObject([{ title: 'Alert from a colleague', ack }, { ack }]);
  expect(notice).toMatchObject({
    state: 'sent',
    metadata: { push: { ok: true, browser: { ok: true } } },
  });
  own.now += 6 * minute;
  await alert();
  sent = [];
  await send(410);
  const last = (await notices()).find(({ id }) => id !== notice?.id);
  expect(last).toMatchObject({ state: 'sent', metadata: { push: { browser: { ok: false } } } });
  // No browser is left.
  own.now += 6 * minute;
  await alert();
  expect(await send()).toBe(0);
});

test('the token of a notification acknowledges its notice once, and only that', async () => {
  await subscribe(manager);
  await alert();
  await send();
  const { token = '' } = sent[0]?.ack ?? {};
  expect((await acknowledge(`${token}x`)).status).toBe(404);
  expect((await acknowledge('')).status).toBe(404);
  expect((await notices())[0]?.state).toBe('sent');
  expect((await acknowledge(token)).status).toBe(200);
  expect(await notices()).toMatchObject([{ state: 'acknowledged', ack_via_channel: 'push' }]);
  expect((await acknowledge(token)).status).toBe(404);
  const stored = await own.run<object>('select * from push_messages where org_id = $1');
  expect(JSON.stringify(stored)).not.toContain(token);
});

test.each(['dismissed', 'signed out', 'late', 'taken by somebody else', 'sign-in expired'])(
  'a token does nothing once its alert or its sign-in has ended: %s',
  async (how) => {
    await subscribe(manager);
    const id = await alert();
    await send();
    const { token = '' } = sent[0]?.ack ?? {};
    if (how === 'dismissed') await call('DELETE', `/v3/alert/log/${id}`, {}, own.admin);
    if (how === 'signed out') await call('GET', '/v3/auth/logout', {}, manager);
    if (how === 'late') own.now += 13 * 60 * minute;
    if (how === 'sign-in expired') {
      await own.run(
        `update sign_ins set last_used_time = '2026-01-01' where org_id = $1 and user_id = $2`,
        [own.fixture.acme.id('manager_day')],
      );
    }
    if (how === 'taken by somebody else') {
      await own.run('update push_subscriptions set user_id = $2 where org_id = $1', [
        own.fixture.acme.id('mate_day'),
      ]);
    }
    expect((await acknowledge(token)).status).toBe(404);
    expect((await notices())[0]?.state).toBe('sent');
  },
);

test('an answered alert is not sent, and a reminder replaces its notification', async () => {
  await subscribe(manager);
  await alert();
  await send();
  const [notice] = await notices();
  const ids = [notice?.id];
  own.now += 6 * minute;
  expect((await call('PATCH', '/v3/alert/user-log/remind', { ids }, own.admin)).status).toBe(200);
  expect(await send()).toBe(1);
  expect(sent[1]?.tag).toBe(sent[0]?.tag);
  own.now += 6 * minute;
  await call('PATCH', '/v3/alert/user-log/remind', { ids }, own.admin);
  await call('POST', '/v3/alert/user-log/ack', { ids, channel: 'push' }, manager);
  expect(await send()).toBe(0);
  expect((await acknowledge(sent[1]?.ack.token ?? '')).status).toBe(404);
});

test('a notification names a person only to a recipient who may see them', async () => {
  const { day, night, id } = own.fixture.acme;
  await subscribe(manager);
  await subscribe(await signIn('manager_night'));
  const body = {
    ...{ compliance_alert_log_id: newId(), message: '', tag_ids: [day, night] },
    user_ids: [id('worker_day')],
  };
  expect((await call('POST', '/v3/alert', body, own.admin)).status).toBe(200);
  expect(await send()).toBe(2);
  expect(sent.map((each) => each.body).toSorted()).toEqual([
    ...['About worker_day acme.', 'People you manage need attention.'],
  ]);
});

/** Alerts about two people, in one notification. */
async function alertTwice(): Promise<void> {
  await own.addRule({ kind: 'status', level: 'moderate', realert_after_hours: 4, actions: [] });
  await own.addTest('worker_day', 132);
  await own.tests();
  await own.addTest('mate_day', 141);
  await own.tests();
  own.now += groupWait;
  await own.held();
}

test('alerts of the same seconds are one notification, with its result on each of them', async () => {
  await subscribe(manager);
  await alertTwice();
  expect(await send()).toBe(1);
  expect(sent).toMatchObject([{ title: '2 alerts: Dehydration of workers', ack: null }]);
  expect(sent[0]?.body).toMatch(/132 mOsm.*\n.*141 mOsm/);
  expect(sent[0]?.tag.length).toBeLessThan(50);
  for (const { metadata } of await notices()) {
    expect(metadata).toMatchObject({ push: { ok: true, browser: { ok: true } } });
  }
});

test('a notification about several alerts is not sent once each of them is answered', async () => {
  await subscribe(manager);
  await alertTwice();
  for (const { id } of await notices()) {
    await call('POST', '/v3/alert/user-log/ack', { ids: [id], channel: 'push' }, manager);
  }
  expect(await send()).toBe(1);
  expect(sent).toEqual([]);
});

test('erasing a person deletes the notifications that name them, also those that wait', async () => {
  await subscribe(manager);
  await own.addRule({ kind: 'status', level: 'moderate', realert_after_hours: 4, actions: [] });
  await own.addTest('worker_day', 200);
  await own.tests();
  const naming = () =>
    own.run(`select from push_messages where org_id = $1 and content like '%worker_day%'`);
  expect(await naming()).toHaveLength(1);
  const { database, acme } = own.fixture;
  await database.write({ org_id: acme.org_id, actor_user_id: null }, (tx) =>
    eraseAlerts(tx, { user_id: acme.id('worker_day') }),
  );
  expect(await naming()).toEqual([]);
});
