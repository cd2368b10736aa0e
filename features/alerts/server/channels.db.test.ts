import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AlertTrigger } from '#alerts/contract';
import { groupWait } from '#alerts/domain';
import { callDuringTransaction, newId, signInTo } from '#apps/server/testing';
import type { OutgoingMessage } from '#outbox/server';
import { FinalFailure, keepingTransport, messageTask } from '#outbox/server';
import type { MessageChannel } from '#outbox/contract';
import type { WriteTx } from '#packages/database';
import { recordMessageResult } from './message-results.ts';
import { refusalOfMessage } from './recipient-check.ts';
import { createAlertFixture } from './test-alert-fixture.ts';
import type { AlertFixture } from './test-alert-fixture.ts';

let own: AlertFixture;
let manager: string;
const minute = 60_000;
const none = { push: false, email: false, sms: false, webhook: false };
const all = { push: true, email: true, sms: true, webhook: true };
const mobiles = { manager_day: '+971500000001', manager_night: '+971500000002' } as const;

beforeAll(async () => {
  own = await createAlertFixture({ isSmsSent: true });
  const { app, acme } = own.fixture;
  manager = await signInTo(app, acme.emailOf('manager_day'));
  await signInTo(app, acme.emailOf('manager_night'));
  for (const tag_id of [own.job, own.location]) {
    await own.run('insert into user_tags (org_id, user_id, tag_id) values ($1, $2, $3)', [
      ...[acme.id('worker_night'), tag_id],
    ]);
  }
});
afterAll(() => own.fixture.leave());
beforeEach(async () => {
  await own.reset();
  own.isSmsSent = true;
  failing.clear();
  sent.length = 0;
  for (const [name, mobile] of Object.entries(mobiles)) await setMobile(name, mobile);
  await call('PUT', '/v3/outbox/webhook', { address: 'https://hook.example/alerts' });
});
afterEach(() => own.requireNoErrors());

const call = async (
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  url: string,
  body?: object,
  who = own.admin,
) => {
  return await own.fixture.app.call(method, url, body, who);
};
const setMobile = (name: string, mobile: string | null) =>
  own.run('update users set metadata = $3 where org_id = $1 and user_id = $2', [
    own.fixture.acme.id(name),
    mobile === null ? {} : { _notification_preferences: JSON.stringify({ mobile }) },
  ]);

/** What left the server, and the channels that fail with a reason. */
const sent: (OutgoingMessage & { channel: MessageChannel })[] = [];
const failing = new Map<MessageChannel, { reason: string; isFinal: boolean }>();
const transportOf = (channel: MessageChannel) => ({
  send(message: OutgoingMessage) {
    const failure = failing.get(channel);
    if (failure !== undefined) {
      const { reason, isFinal } = failure;
      return Promise.reject(isFinal ? new FinalFailure(reason) : new Error(reason));
    }
    sent.push({ ...message, channel });
    return Promise.resolve();
  },
});

/** One try of every queued message by the tasks of the outbox. */
async function deliver({ isLast = false, mail = transportOf('mail') } = {}): Promise<void> {
  const services = {
    ...{ database: own.fixture.database, now: () => own.now },
    transports: { mail, sms: transportOf('sms'), webhook: transportOf('webhook') },
  };
  const queued = await own.run<{ message_id: string; channel: MessageChannel }>(
    "select message_id, channel from outbox where org_id = $1 and state = 'queued'",
  );
  for (const { message_id, channel } of queued) {
    const { run } = messageTask(channel, services, {
      ...{ onResult: recordMessageResult, refusalOf: refusalOfMessage },
    });
    const data = { org_id: own.fixture.acme.org_id, message_id };
    await run(data, { number: isLast ? 8 : 1, isLast }).catch(() => undefined);
  }
}

interface NoticeRow {
  id: string;
  user_id: string;
  state: string;
  error_msg: string | null;
  metadata: Record<string, { ok: boolean; error?: string } | undefined>;
}
const notices = () =>
  own.run<NoticeRow>(
    `select compliance_user_alert_log_id as id, user_id, state, error_msg, metadata
     from compliance_user_alert_logs where org_id = $1 order by user_id`,
  );
const noticeOf = async (name: string) => {
  const id = own.fixture.acme.id(name);
  return (await notices()).find(({ user_id }) => user_id === id);
};
const statuses = async () => {
  const alerts = await own.run<{ status: string }>(
    'select status from compliance_alert_logs where org_id = $1',
  );
  return alerts.map(({ status }) => status);
};
const queuedChannels = async () => {
  const rows = await own.run<{ channel: string }>(
    "select channel from outbox where org_id = $1 and state = 'queued' order by channel",
  );
  return rows.map(({ channel }) => channel);
};
/** An alert by hand of the admin about crews. */
const send = (channels: object, tag_ids = [own.fixture.acme.day], more: object = {}) =>
  call('POST', '/v3/alert', {
    ...{ compliance_alert_log_id: newId(), message: 'Water is out', tag_ids, channels, ...more },
  });
const acknowledge = async (who: string, token: string) => {
  const notice = await noticeOf(who);
  return await call('POST', '/v3/alert/user-log/ack', { ids: [notice?.id], channel: 'sms' }, token);
};
const rule: AlertTrigger = {
  ...{ kind: 'status', level: 'moderate', realert_after_hours: 4, actions: [] },
};
/** Random ids may contain the digits of a value. */
const withoutIds = (text: string) =>
  text.replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '');

test('[ALERT-07] no email, SMS or webhook has the name or the value of a person whose tests its recipient may not see', async () => {
  await own.addRule(rule, { channels: all });
  await own.addTest('worker_day', 203);
  await own.addTest('worker_night', 217);
  await own.tests();
  await deliver();
  const secrets = {
    manager_day: { own: ['worker_day', '203'], others: ['worker_night', '217'] },
    manager_night: { own: ['worker_night', '217'], others: ['worker_day', '203'] },
  };
  for (const [name, { own: seen, others }] of Object.entries(secrets)) {
    const { emailOf } = own.fixture.acme;
    const mobile = mobiles[name as keyof typeof mobiles];
    const messages = sent.filter(({ recipient }) => [emailOf(name), mobile].includes(recipient));
    expect(messages.map(({ channel }) => channel).toSorted()).toEqual(['mail', 'sms']);
    for (const message of messages) {
      const bytes = withoutIds(JSON.stringify(message));
      for (const text of seen) expect(message.text, message.channel).toContain(text);
      for (const text of others) expect(bytes, message.channel).not.toContain(text);
    }
  }
  const webhooks = sent.filter(({ channel }) => channel === 'webhook');
  expect(webhooks).toHaveLength(1);
  const bytes = withoutIds(JSON.stringify(webhooks));
  for (const text of ['203', '217', 'worker_day', 'worker_night', 'manager', 'mOsm', '@', '+971']) {
    expect(bytes, text).not.toContain(text);
  }
});

test('a recipient who may not see the person of an alert by hand learns no name', async () => {
  const user_ids = [own.fixture.acme.id('worker_night')];
  const { status } = await send(all, undefined, { user_ids, message: 'Call me' });
  expect(status).toBe(200);
  await deliver();
  const toDay = sent.filter(({ recipient }) =>
    [own.fixture.acme.emailOf('manager_day'), mobiles.manager_day].includes(recipient),
  );
  expect(toDay.map(({ channel }) => channel).toSorted()).toEqual(['mail', 'sms']);
  for (const { text } of toDay) {
    expect(text).toContain('People you manage need attention.');
    expect(text).not.toContain('worker_night');
  }
  const webhook = sent.find(({ channel }) => channel === 'webhook');
  // What somebody typed may name people.
  expect(webhook?.text).not.toMatch(/worker_night|Call me/);
});

test('a webhook gets one request for an alert: its rule, reason, reading, tags and link', async () => {
  const alert_rule_id = await own.addRule(rule, { channels: { ...none, webhook: true } });
  await own.addTest('worker_day', 203);
  await own.addTest('mate_day', 203);
  await own.tests();
  await deliver();
  expect(sent.map(({ channel }) => channel)).toEqual(['webhook']);
  const [alert] = await own.run<{ id: string }>(
    'select compliance_alert_log_id as id from compliance_alert_logs where org_id = $1',
  );
  const tags = [
    { tag_id: own.job, type: 'job', name: 'job' },
    { tag_id: own.location, type: 'location', name: 'location' },
  ];
  expect(JSON.parse(sent[0]?.text ?? '')).toEqual({
    ...{ type: 'alert.created', timestamp: new Date(own.now).toISOString() },
    data: {
      ...{ alert_id: alert?.id, rule_id: alert_rule_id, reason: 'now', origin: 'rule', tags },
      ...{ headline: 'Dehydration of workers', reading: null, people_count: 2 },
      link: `https://acme.test/monitoring/alerts?open=${alert?.id ?? ''}`,
    },
  });
});

test('nobody without a number gets an SMS, and its result says so', async () => {
  await setMobile('manager_day', null);
  await send({ ...none, sms: true });
  expect(await queuedChannels()).toEqual([]);
  expect(await noticeOf('manager_day')).toMatchObject({
    ...{ state: 'failed', error_msg: 'No mobile number' },
    metadata: { sms: { ok: false, error: 'No mobile number' } },
  });
  expect(await statuses()).toEqual(['failed']);
});

test('an SMS has at most 320 characters and the link that acknowledges', async () => {
  await send({ ...none, sms: true }, undefined, { message: 'x'.repeat(500) });
  await deliver();
  const notice = await noticeOf('manager_day');
  const [sms] = sent;
  expect(sms?.recipient).toBe(mobiles.manager_day);
  expect(sms?.text.length).toBeLessThanOrEqual(320);
  expect(sms?.text).toContain(`/monitoring/alerts?ack=${notice?.id ?? ''}&via=sms`);
  await acknowledge('manager_day', manager);
  const [row] = await own.run(
    'select ack_via_channel from compliance_user_alert_logs where org_id = $1',
  );
  expect(row).toEqual({ ack_via_channel: 'sms' });
});

test('a webhook that is not set up has failed at once, and SMS goes on', async () => {
  await call('DELETE', '/v3/outbox/webhook');
  await send({ ...none, sms: true, webhook: true });
  expect(await queuedChannels()).toEqual(['sms']);
  const error = 'Channel is not configured';
  expect(await noticeOf('manager_day')).toMatchObject({
    ...{ state: 'queued', metadata: { webhook: { ok: false, error } } },
  });
  await deliver();
  expect(await noticeOf('manager_day')).toMatchObject({
    ...{ state: 'sent', metadata: { webhook: { ok: false }, sms: { ok: true } } },
  });
});

test('[ALERT-31] an alert has failed when every channel has, and is sent when one of them is', async () => {
  await send({ ...none, email: true, sms: true, webhook: true });
  failing.set('mail', { reason: '550 unknown', isFinal: true });
  failing.set('webhook', { reason: 'It cannot be reached.', isFinal: false });
  failing.set('sms', { reason: 'It did not respond in time.', isFinal: false });
  await deliver();
  // SMS and webhook are tried again.
  expect([(await noticeOf('manager_day'))?.state, await statuses()]).toEqual([
    ...['queued', ['queued']],
  ]);
  await deliver({ isLast: true });
  const failed = await noticeOf('manager_day');
  expect([failed?.state, await statuses()]).toEqual(['failed', ['failed']]);
  expect(failed?.metadata).toMatchObject({
    email: { ok: false, error: '550 unknown' },
    sms: { ok: false, error: 'It did not respond in time.' },
    webhook: { ok: false, error: 'It cannot be reached.' },
  });
  failing.clear();
  const rows = await own.run<{ message_id: string }>(
    "select message_id from outbox where org_id = $1 and channel = 'webhook'",
  );
  const resent = await call('POST', `/v3/outbox/${rows[0]?.message_id ?? ''}/resend`);
  expect(resent.status).toBe(200);
  await deliver();
  expect([(await noticeOf('manager_day'))?.state, await statuses()]).toEqual(['sent', ['sent']]);
});

test('without a mail server an alert by email alone has failed, and one that is in the product too says why', async () => {
  const mail = keepingTransport(join(tmpdir(), 'watershade-no-mail'), () => own.now);
  const error = 'No mail server is set up, so the email is only in the outbox.';
  await send({ ...none, email: true });
  await deliver({ mail });
  const failed = await noticeOf('manager_day');
  expect([failed?.state, failed?.error_msg, await statuses()]).toEqual([
    ...['failed', error, ['failed']],
  ]);
  await own.reset();
  await send({ ...none, push: true, email: true }, undefined, { message: 'Shade is out' });
  await deliver({ mail });
  const shown = await noticeOf('manager_day');
  expect([shown?.state, await statuses()]).toEqual(['sent', ['sent']]);
  expect(shown?.metadata).toMatchObject({ push: { ok: true }, email: { ok: false, error } });
});

test('two results at once agree that every channel has failed', async () => {
  for (let round = 0; round < 5; round += 1) {
    await own.run('delete from compliance_alert_logs where org_id = $1');
    await own.run('delete from compliance_user_alert_logs where org_id = $1');
    await send({ ...none, email: true, sms: true }, undefined, { message: String(round) });
    failing.set('mail', { reason: 'a', isFinal: true });
    failing.set('sms', { reason: 'b', isFinal: true });
    await Promise.all([deliver(), deliver()]);
    expect([(await noticeOf('manager_day'))?.state, await statuses()]).toEqual([
      ...['failed', ['failed']],
    ]);
  }
});

test('an acknowledged alert is not sent on any channel any more', async () => {
  await send(all);
  expect(await queuedChannels()).toEqual(['mail', 'sms', 'webhook']);
  await acknowledge('manager_day', manager);
  expect(await queuedChannels()).toEqual([]);
  await deliver();
  expect(sent).toEqual([]);
});

test('the result of a message waits for an answer that withdraws it, and fails neither', async () => {
  await send({ push: false, email: true, sms: false, webhook: false });
  const lock = (table: string) => (tx: WriteTx) =>
    tx.query(`select from ${table} where org_id = $1 for update nowait`, [tx.org_id]);
  await callDuringTransaction(own.fixture.database, {
    org_id: own.fixture.acme.org_id,
    change: lock('compliance_alert_logs'),
    call: () => deliver(),
    changeLater: lock('outbox'),
  });
  expect(sent).toHaveLength(1);
  expect(await queuedChannels()).toEqual([]);
  expect(await statuses()).toEqual(['sent']);
});

test('a webhook waits as long as one recipient is asked for an answer', async () => {
  const { day, night } = own.fixture.acme;
  await send(all, [day, night]);
  const queued = ['mail', 'mail', 'sms', 'sms', 'webhook'];
  expect(await queuedChannels()).toEqual(queued);
  await acknowledge('manager_day', manager);
  expect(await queuedChannels()).toContain('webhook');
  for (const { id } of await notices()) await call('DELETE', `/v3/alert/user-log/${id}`);
  expect(await queuedChannels()).toEqual([]);
});

test('a message that failed before its alert was dismissed is not sent again', async () => {
  const { body } = await send({ ...none, sms: true, webhook: true });
  failing.set('sms', { reason: 'no', isFinal: true });
  failing.set('webhook', { reason: 'no', isFinal: true });
  await deliver();
  const alert = (body.data['alert_log'] as unknown as { compliance_alert_log_id: string })
    .compliance_alert_log_id;
  await call('DELETE', `/v3/alert/log/${alert}`);
  const rows = await own.run<{ message_id: string }>(
    'select message_id from outbox where org_id = $1',
  );
  expect(rows).toHaveLength(2);
  for (const { message_id } of rows) {
    const resent = await call('POST', `/v3/outbox/${message_id}/resend`);
    expect([resent.status, resent.body.message]).toEqual([
      ...[409, 'This alert was acknowledged or dismissed, so it is not sent again.'],
    ]);
  }
});

test('a reminder is sent by SMS to each person and once to the webhook, and withdrawn by an answer', async () => {
  const { day, night } = own.fixture.acme;
  await send({ ...none, sms: true, webhook: true }, [day, night]);
  await deliver();
  const first = sent.map(({ message_id }) => message_id);
  own.now += 61 * minute;
  const remind = async () => {
    await own.reminders();
    own.now += groupWait;
    await own.held();
  };
  await remind();
  expect(await queuedChannels()).toEqual(['sms', 'sms', 'webhook']);
  sent.length = 0;
  await deliver();
  const types = sent.flatMap(({ channel, text }) =>
    channel === 'webhook' ? (JSON.parse(text) as { type: string }).type : [],
  );
  expect(types).toEqual(['alert.reminded']);
  // A reminder is another message, not a second copy of the first.
  expect(sent.filter(({ message_id }) => first.includes(message_id))).toEqual([]);
  own.now += 61 * minute;
  await remind();
  await acknowledge('manager_day', manager);
  expect(await queuedChannels()).toEqual(['sms', 'webhook']);
});
