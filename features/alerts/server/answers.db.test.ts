import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { callDuringTransaction, newId, signInTo } from '#apps/server/testing';
import { defaultChannels } from '#alerts/domain';
import type { WriteTx } from '#packages/database';
import { createAlertFixture } from './test-alert-fixture.ts';
import type { AlertFixture } from './test-alert-fixture.ts';
import { recordMessageResult } from './message-results.ts';

let own: AlertFixture;
const minute = 60_000;
let manager: string;
let worker: string;

beforeAll(async () => {
  own = await createAlertFixture();
  const { app, acme } = own.fixture;
  manager = await signInTo(app, acme.emailOf('manager_day'));
  worker = await signInTo(app, acme.emailOf('worker_day'));
});
afterAll(() => own.fixture.leave());
beforeEach(() => own.reset());
afterEach(() => own.requireNoErrors());

interface Notice {
  id: string;
  user_id: string;
  state: string;
  ack_via_channel: string | null;
  remind_count: number;
  active: boolean;
  metadata: Record<string, unknown>;
}
const notices = () =>
  own.run<Notice>(
    `select compliance_user_alert_log_id as id, user_id, state, ack_via_channel, remind_count,
       active, metadata
     from compliance_user_alert_logs where org_id = $1 order by user_id`,
  );
const day = () => own.fixture.acme.day;
/** An alert by hand of the admin about the day crew. */
async function send(more: object = {}, who = own.admin) {
  const compliance_alert_log_id = newId();
  const body = { compliance_alert_log_id, message: 'Water is out', tag_ids: [day()], ...more };
  return { body, answer: await own.call('POST', '/v3/alert', body, who) };
}

test('[ALERT-61, ALERT-07] an alert by hand reaches the managers of its tag, and is stored once', async () => {
  const { body, answer } = await send();
  expect(answer.status).toBe(200);
  const [notice, ...others] = await notices();
  expect(notice).toMatchObject({ user_id: own.fixture.acme.id('manager_day'), state: 'sent' });
  expect(others).toEqual([]);
  const again = await own.call('POST', '/v3/alert', body, own.admin);
  expect(again.body.data).toEqual(answer.body.data);
  expect(await notices()).toHaveLength(1);
});

test('[ALERT-61] the same call several times at once sends one alert and has one answer', async () => {
  const compliance_alert_log_id = newId();
  const sent = await Promise.all(
    Array.from({ length: 6 }, () => send({ compliance_alert_log_id })),
  );
  const [first] = sent;
  expect(first?.answer.status).toBe(200);
  for (const { answer } of sent) expect(answer.body.data).toEqual(first?.answer.body.data);
  expect(await notices()).toHaveLength(1);
});

test('the same alert is not sent twice within a minute', async () => {
  await send();
  expect((await send()).answer.status).toBe(429);
  own.now += minute;
  expect((await send()).answer.status).toBe(200);
});

test('an alert by hand needs tags that the caller manages', async () => {
  expect((await send({ tag_ids: [] })).answer.status).toBe(422);
  expect((await send({ tag_ids: [own.job] }, manager)).answer.status).toBe(403);
  expect((await send({}, worker)).answer.status).toBe(403);
  expect((await send({ tag_ids: [newId()] })).answer.status).toBe(404);
  expect(await notices()).toEqual([]);
});

test('[ALERT-61] an alert about tests names their people to those who may see them', async () => {
  const email = { push: true, email: true, sms: false, webhook: false };
  const [first, second] = [
    ...[await own.addTest('worker_day', 200), await own.addTest('mate_day', 40)],
  ];
  const more = { tag_ids: [], channels: email, measurement_ids: [first, second] };
  const { answer } = await send(more, manager);
  expect(answer.status).toBe(200);
  const mails = await own.run<{ text: string; user_id: string }>(
    'select text, user_id from outbox where org_id = $1',
  );
  const mail = mails.find(({ user_id }) => user_id === own.fixture.acme.id('manager_day'));
  expect(mail?.text).toContain('200 mOsm');
  expect(mail?.text).toContain('40 mOsm');
  const rows = await own.run<{ metadata: object }>(
    'select metadata from compliance_alert_logs where org_id = $1',
  );
  // What everybody who sees the alert can read says nothing about a person.
  expect(JSON.stringify(rows)).not.toContain(first);
  expect(JSON.stringify(rows)).not.toContain(own.fixture.acme.id('worker_day'));
  expect((await send(more, manager)).answer.status).toBe(429);
});

test('an alert about tests that the caller cannot see is refused', async () => {
  const night = await own.addTest('worker_night', 200);
  for (const measurement_id of [night, newId()]) {
    const { answer } = await send({ measurement_ids: [measurement_id] }, manager);
    expect([answer.status, answer.body.errors]).toEqual([
      ...[404, { measurement_ids: 'You can only alert about tests that you can see' }],
    ]);
  }
  expect(await notices()).toEqual([]);
});

test('[ALERT-17] only the recipient acknowledges, once, with the channel and a comment', async () => {
  await send({ channels: { ...defaultChannels, email: true } });
  const [notice] = await notices();
  const body = { ids: [notice?.id], channel: 'email', comment: 'On my way' };
  const refused = await own.call('POST', '/v3/alert/user-log/ack', body, own.admin);
  expect(refused.body.data).toMatchObject({ ids: [], failed: [{ id: notice?.id }] });
  const done = await own.call('POST', '/v3/alert/user-log/ack', body, manager);
  expect(done.body.data).toEqual({ ids: [notice?.id], failed: [] });
  const later = { ...body, channel: 'push', comment: 'again' };
  expect((await own.call('POST', '/v3/alert/user-log/ack', later, manager)).status).toBe(200);
  expect(await notices()).toMatchObject([
    { state: 'acknowledged', ack_via_channel: 'email', metadata: { comment: 'On my way' } },
  ]);
});

test('a channel without a message of the notice is not recorded', async () => {
  await send();
  const [notice] = await notices();
  const body = { ids: [notice?.id], channel: 'sms' };
  expect((await own.call('POST', '/v3/alert/user-log/ack', body, manager)).status).toBe(200);
  expect(await notices()).toMatchObject([{ state: 'acknowledged', ack_via_channel: 'push' }]);
});

test('an alert that was dismissed meanwhile is not acknowledged, and the recipient sees why', async () => {
  await send();
  const [notice] = await notices();
  const id = notice?.id ?? '';
  expect((await own.call('DELETE', `/v3/alert/user-log/${id}`, {}, own.admin)).status).toBe(200);
  const answer = await own.call('POST', '/v3/alert/user-log/ack', { ids: [id] }, manager);
  const reason = 'This alert has been dismissed';
  expect(answer.body.data).toEqual({ ids: [], failed: [{ id, reason }] });
});

test('an acknowledgement during the dismissal of the alert waits for it and fails neither', async () => {
  await send({ channels: { push: false, email: true, sms: false, webhook: false } });
  const id = (await notices())[0]?.id ?? '';
  const { database, acme } = own.fixture;
  const lock = (table: string) => (tx: WriteTx) =>
    tx.query(`select from ${table} where org_id = $1 for update nowait`, [tx.org_id]);
  const answer = await callDuringTransaction(database, {
    org_id: acme.org_id,
    change: lock('compliance_alert_logs'),
    call: () => own.call('POST', '/v3/alert/user-log/ack', { ids: [id] }, manager),
    changeLater: lock('compliance_user_alert_logs'),
  });
  expect(answer.body.data).toEqual({ ids: [id], failed: [] });
});

test('[ALERT-64] a reminder is sent at most every 5 minutes, and not after an answer', async () => {
  await send({ channels: { ...defaultChannels, email: true } });
  const [notice] = await notices();
  const remind = () =>
    own.call('PATCH', '/v3/alert/user-log/remind', { ids: [notice?.id] }, own.admin);
  expect((await remind()).body.data).toMatchObject({ ids: [] });
  own.now += 5 * minute;
  expect((await remind()).body.data).toMatchObject({ ids: [notice?.id] });
  expect(await notices()).toMatchObject([{ state: 'reminded', remind_count: 1 }]);
  expect(await own.run('select from outbox where org_id = $1')).toHaveLength(2);
  await own.call('POST', '/v3/alert/user-log/ack', { ids: [notice?.id] }, manager);
  // The emails that were not sent yet never are.
  expect(await own.run('select from outbox where org_id = $1')).toHaveLength(0);
  own.now += 5 * minute;
  expect((await remind()).body.data).toMatchObject({ ids: [], failed: [{ id: notice?.id }] });
});

test('one call reminds of at most 50 notices', async () => {
  const remind = (count: number) => {
    const ids = Array.from({ length: count }, () => newId());
    return own.call('PATCH', '/v3/alert/user-log/remind', { ids }, own.admin);
  };
  expect((await remind(51)).status).toBe(422);
  expect((await remind(50)).body.data).toMatchObject({ ids: [] });
});

test('[ALERT-62, ALERT-63] a dismissed alert is dismissed for all of its recipients', async () => {
  const { body } = await send();
  const [notice] = await notices();
  const url = `/v3/alert/log/${body.compliance_alert_log_id}`;
  expect((await own.call('DELETE', url, {}, worker)).status).toBe(404);
  expect(
    (await own.call('DELETE', `/v3/alert/user-log/${notice?.id ?? ''}`, {}, worker)).status,
  ).toBe(404);
  expect((await own.call('DELETE', url, {}, own.admin)).status).toBe(200);
  expect((await own.call('DELETE', url, {}, own.admin)).status).toBe(200);
  expect(await notices()).toMatchObject([{ active: false }]);
});

test('[ALERT-69] nobody answers: three reminders; of an urgent alert the admins are notified', async () => {
  await own.addRule({
    ...{ kind: 'status', level: 'severe', realert_after_hours: 1000, actions: [] },
  });
  await own.run(
    'insert into user_tags (org_id, user_id, tag_id) values ($1, $2, $3) on conflict do nothing',
    [own.fixture.acme.id('worker_day'), day()],
  );
  await own.addTest('worker_day', 200);
  await own.tests();
  const [first] = await notices();
  expect(first?.user_id).toBe(own.fixture.acme.id('manager_day'));
  const counts: number[] = [];
  for (let passed = 0; passed < 150; passed += 15) {
    own.now += 15 * minute;
    await own.reminders();
    counts.push((await notices()).find(({ id }) => id === first?.id)?.remind_count ?? -1);
  }
  expect(counts).toEqual([1, 2, 2, 2, 2, 3, 3, 3, 3, 3]);
  const received = (await notices()).map(({ user_id }) => user_id);
  expect(received).toContain(own.fixture.acme.id('admin'));
  expect(new Set(received).size).toBe(received.length);
});

/** An alert about a severe test of a worker of the day crew. */
async function alertUrgently(): Promise<void> {
  await own.addRule({
    ...{ kind: 'status', level: 'severe', realert_after_hours: 1000, actions: [] },
  });
  await own.addTest('worker_day', 200);
  await own.tests();
}

test('reminders by hand neither use up the automatic ones nor prevent the escalation', async () => {
  await alertUrgently();
  const [first] = await notices();
  for (const passed of [10, 20]) {
    own.now += 10 * minute;
    const body = { ids: [first?.id] };
    const done = await own.call('PATCH', '/v3/alert/user-log/remind', body, own.admin);
    expect(done.body.data, String(passed)).toMatchObject({ ids: [first?.id] });
    await own.reminders();
  }
  own.now += 10 * minute;
  await own.reminders();
  const received = await notices();
  expect(received.map(({ user_id }) => user_id)).toContain(own.fixture.acme.id('admin'));
  const count = async () => (await notices()).find(({ id }) => id === first?.id)?.remind_count;
  const before = (await count()) ?? 0;
  // Two by hand, after 10 and 20 minutes, and one by itself: the second one follows soon.
  expect(before).toBe(3);
  for (let passed = 0; passed < 240; passed += 15) {
    own.now += 15 * minute;
    await own.reminders();
  }
  expect(await count()).toBe(5);
});

test('who dismisses their own notice of an urgent alert does not stop the escalation', async () => {
  await alertUrgently();
  for (const { id } of await notices()) {
    await own.call('DELETE', `/v3/alert/user-log/${id}`, {}, own.admin);
  }
  own.now += 30 * minute - 1;
  await own.reminders();
  expect((await notices()).map(({ user_id }) => user_id)).not.toContain(
    own.fixture.acme.id('admin'),
  );
  own.now += 1;
  await own.reminders();
  const received = await notices();
  expect(received.filter(({ active }) => active).map(({ user_id }) => user_id)).toEqual([
    own.fixture.acme.id('admin'),
  ]);
});

test('one answer stops the escalation of an urgent alert, and so does its dismissal', async () => {
  for (const answer of ['acknowledge', 'dismiss']) {
    await own.reset();
    await alertUrgently();
    const received = await notices();
    if (answer === 'acknowledge') {
      const ids = received.map(({ id }) => id);
      await own.call('POST', '/v3/alert/user-log/ack', { ids }, manager);
    } else {
      const [alert] = await own.run<{ id: string }>(
        'select compliance_alert_log_id as id from compliance_alert_logs where org_id = $1',
      );
      await own.call('DELETE', `/v3/alert/log/${alert?.id ?? ''}`, {}, own.admin);
    }
    own.now += 40 * minute;
    await own.reminders();
    expect(await notices(), answer).toHaveLength(received.length);
  }
});

test('an alert by email only was sent once it is acknowledged, also before the email left', async () => {
  await send({ channels: { push: false, email: true, sms: false, webhook: false } });
  const [notice] = await notices();
  expect(notice?.state).toBe('queued');
  await own.call('POST', '/v3/alert/user-log/ack', { ids: [notice?.id] }, manager);
  const rows = await own.run('select status from compliance_alert_logs where org_id = $1');
  expect(rows).toEqual([{ status: 'sent' }]);
});

test('[ALERT-16] the result of an email is shown on its notice and its alert', async () => {
  await send({ channels: { push: false, email: true, sms: true, webhook: false } });
  const [mail] = await own.run<{ message_id: string }>(
    'select message_id from outbox where org_id = $1',
  );
  const result = (error: string | null, isLast: boolean) =>
    own.fixture.database.write({ org_id: own.fixture.acme.org_id, actor_user_id: null }, (tx) =>
      recordMessageResult(tx, mail?.message_id ?? '', {
        ...{ channel: 'mail', at: '2026-11-25T10:00:00Z', error, isLast },
      }),
    );
  const statuses = async () => [
    (
      await own.run<{ status: string }>(
        'select status from compliance_alert_logs where org_id = $1',
      )
    )[0]?.status,
    (await notices())[0]?.state,
  ];
  expect(await statuses()).toEqual(['queued', 'queued']);
  await result('451 greylisted', false);
  expect(await statuses()).toEqual(['queued', 'queued']);
  await result('550 unknown', true);
  expect(await statuses()).toEqual(['failed', 'failed']);
  await result(null, true);
  expect(await statuses()).toEqual(['sent', 'sent']);
  expect((await notices())[0]?.metadata).toMatchObject({
    sms: { ok: false, error: 'Channel is not configured' },
  });
});

test('without a channel that is set up an alert has failed, with the reason', async () => {
  await send({ channels: { push: false, email: false, sms: true, webhook: false } });
  const rows = await own.run(
    `select a.status, u.state, u.error_msg from compliance_user_alert_logs as u
     join compliance_alert_logs as a using (org_id, compliance_alert_log_id) where u.org_id = $1`,
  );
  expect(rows).toEqual([
    { status: 'failed', state: 'failed', error_msg: 'Channel is not configured' },
  ]);
});
