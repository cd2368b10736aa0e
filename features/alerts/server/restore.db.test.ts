import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AlertTrigger, ChannelChoice } from '#alerts/contract';
import { newId, signInTo } from '#apps/server/testing';
import { createAlertFixture } from './test-alert-fixture.ts';
import type { AlertFixture } from './test-alert-fixture.ts';

let own: AlertFixture;
const minute = 60_000;
const hour = 60 * minute;
let manager: string;
let night: string;
let worker: string;

beforeAll(async () => {
  own = await createAlertFixture();
  const { app, acme } = own.fixture;
  manager = await signInTo(app, acme.emailOf('manager_day'));
  night = await signInTo(app, acme.emailOf('manager_night'));
  worker = await signInTo(app, acme.emailOf('worker_day'));
});
afterAll(() => own.fixture.leave());
beforeEach(() => own.reset());
afterEach(() => own.requireNoErrors());

const restore = async (body: object, who = own.admin) => {
  const { status, body: answer } = await own.call('POST', '/v3/alert/restore', body, who);
  expect(status).toBe(200);
  return answer.data as { failed: { id: string; reason: string }[] } & Record<string, unknown>;
};
const dismissAlert = (id: string) => own.call('DELETE', `/v3/alert/log/${id}`, {}, own.admin);
const dismissNotice = (id: string) => own.call('DELETE', `/v3/alert/user-log/${id}`, {}, own.admin);

interface Notice {
  id: string;
  user_id: string;
  state: string;
  error_msg: string | null;
  remind_count: number;
  reminds_at: string | null;
  active: boolean;
}
const notices = () =>
  own.run<Notice>(
    `select compliance_user_alert_log_id as id, user_id, state, error_msg, remind_count, reminds_at,
       active
     from compliance_user_alert_logs where org_id = $1 order by created_time, user_id`,
  );
const noticeOf = async (who: 'manager_day' | 'manager_night') => {
  const found = (await notices()).find(({ user_id }) => user_id === own.fixture.acme.id(who));
  if (found === undefined) throw new Error(`${who} has no notice`);
  return found;
};
const alerts = () =>
  own.run<{ id: string; active: boolean; status: string; escalates_at: string | null }>(
    `select compliance_alert_log_id as id, active, status, escalates_at
     from compliance_alert_logs where org_id = $1 order by created_time`,
  );
const alertId = async () => (await alerts())[0]?.id ?? '';
const outbox = () => own.run('select from outbox where org_id = $1');

/** An alert by hand to the managers of both crews. Returns its id. */
async function send(channels?: ChannelChoice): Promise<string> {
  const { day, night: nights } = own.fixture.acme;
  const compliance_alert_log_id = newId();
  const body = { compliance_alert_log_id, message: 'Water is out', tag_ids: [day, nights] };
  const { status } = await own.call('POST', '/v3/alert', { ...body, channels }, own.admin);
  expect(status).toBe(200);
  return compliance_alert_log_id;
}

const severe: AlertTrigger = {
  ...{ kind: 'status', level: 'severe', realert_after_hours: 2, actions: [] },
};
/** An urgent alert about a worker of the day crew. Returns the id of the test. */
async function alertUrgently(trigger = severe): Promise<string> {
  await own.addRule(trigger);
  const test_id = await own.addTest('worker_day', 200);
  await own.tests();
  return test_id;
}

test('[ALERT-32, ALERT-33, ALERT-63] an alert is restored with exactly the notices that it dismissed', async () => {
  const id = await send();
  const alone = await noticeOf('manager_night');
  await dismissNotice(alone.id);
  await dismissAlert(id);
  const refused = await restore({ user_alert_ids: [alone.id] });
  expect(refused.failed).toEqual([
    {
      id: alone.id,
      reason: 'The alert was dismissed for all of its recipients. Restore the alert instead.',
    },
  ]);
  const lines = () =>
    own.run<{ entity_id: string; summary: string }>(
      `select entity_id, summary from audit_log
       where org_id = $1 and action = 'restore' and entity_id = any($2::uuid[]) order by summary`,
      [[id, alone.id]],
    );
  const wanted = { alert_ids: [id], user_alert_ids: [], high_risk_ids: [], failed: [] };
  // Also if it is sent twice.
  for (let times = 0; times < 2; times += 1) {
    expect(await restore({ alert_ids: [id.toUpperCase(), id] })).toEqual(wanted);
    expect(await alerts()).toMatchObject([{ active: true }]);
    expect((await noticeOf('manager_day')).active).toBe(true);
    expect((await noticeOf('manager_night')).active).toBe(false);
    expect(await lines()).toEqual([{ entity_id: id, summary: '' }]);
  }
  expect(await restore({ user_alert_ids: [alone.id] })).toMatchObject({ failed: [] });
  expect((await noticeOf('manager_night')).active).toBe(true);
  expect(await lines()).toHaveLength(2);
  // The next dismissal counts, and not the one before.
  await dismissAlert(id);
  await restore({ alert_ids: [id] });
  expect((await notices()).every(({ active }) => active)).toBe(true);
});

test('a restore stamps its rows, so that the copies of others receive them', async () => {
  const id = await send();
  const stamp = () =>
    own.run<{ modified_time: string }>(
      `select modified_time from compliance_user_alert_logs where org_id = $1
       order by modified_time limit 1`,
    );
  const timeOf = ([row]: { modified_time: string }[]) => Date.parse(row?.modified_time ?? '');
  await dismissAlert(id);
  const dismissed = timeOf(await stamp());
  await restore({ alert_ids: [id] });
  expect(timeOf(await stamp())).toBeGreaterThan(dismissed);
});

test('[ALERT-62, ALERT-63] only those who may dismiss a row may restore it', async () => {
  const id = await send();
  const [day, nights] = [await noticeOf('manager_day'), await noticeOf('manager_night')];
  await dismissNotice(day.id);
  const reason = 'This alert does not exist';
  const body = { alert_ids: [id], user_alert_ids: [day.id] };
  const { app, other } = own.fixture;
  for (const who of [worker, await signInTo(app, other.emailOf('admin'))]) {
    expect((await restore(body, who)).failed).toEqual([
      { id, reason },
      { id: day.id, reason },
    ]);
  }
  expect((await noticeOf('manager_day')).active).toBe(false);
  expect((await restore({ user_alert_ids: [day.id] }, manager)).failed).toEqual([]);
  await dismissNotice(nights.id);
  expect((await restore({ user_alert_ids: [nights.id] }, night)).failed).toEqual([]);
  const unknown = newId();
  expect(await restore({ alert_ids: [unknown], high_risk_ids: [id] })).toEqual({
    ...{ alert_ids: [], user_alert_ids: [], high_risk_ids: [] },
    failed: [
      { id, reason: 'This high-risk measurement does not exist' },
      { id: unknown, reason },
    ],
  });
  for (const wrong of [{}, { alert_ids: [] }]) {
    const refused = await own.call('POST', '/v3/alert/restore', wrong, own.admin);
    expect([refused.status, refused.body.errors]).toEqual([
      ...[422, { alert_ids: 'Select at least one alert to restore' }],
    ]);
  }
  const many = { user_alert_ids: Array.from({ length: 501 }, () => newId()) };
  expect((await own.call('POST', '/v3/alert/restore', many, own.admin)).status).toBe(422);
});

test('an urgent alert that is restored after hours is not sent at once, and goes on slowly', async () => {
  await alertUrgently({ ...severe, realert_after_hours: 1000 });
  const id = await alertId();
  await dismissAlert(id);
  own.now += 5 * hour;
  await own.reminders();
  await restore({ alert_ids: [id] });
  const first = await noticeOf('manager_day');
  expect(Date.parse(first.reminds_at ?? '')).toBe(own.now + 15 * minute);
  const course: number[][] = [];
  for (const step of [0, 15, 15, 60, 60]) {
    own.now += step * minute;
    await own.reminders();
    const all = await notices();
    course.push([all.length, all.find((each) => each.id === first.id)?.remind_count ?? -1]);
  }
  const [start, , escalated] = course;
  expect(course.map(([, reminders]) => reminders)).toEqual([0, 1, 2, 3, 3]);
  expect(escalated?.[0]).toBeGreaterThan(start?.[0] ?? 0);
});

test('an undo at once changes neither reminder nor escalation', async () => {
  await alertUrgently();
  const before = [await alerts(), await notices()];
  const id = await alertId();
  own.now += minute;
  await dismissAlert(id);
  await restore({ alert_ids: [id] });
  expect([await alerts(), await notices()]).toEqual(before);
  const [notice] = await notices();
  await dismissNotice(notice?.id ?? '');
  await restore({ user_alert_ids: [notice?.id] });
  expect([await alerts(), await notices()]).toEqual(before);
});

test('an acknowledged alert and one of the day before are not reminded of after a restore', async () => {
  await alertUrgently();
  const [notice] = await notices();
  const ids = [notice?.id];
  expect((await own.call('POST', '/v3/alert/user-log/ack', { ids }, manager)).status).toBe(200);
  await dismissAlert(await alertId());
  own.now += hour;
  await restore({ alert_ids: [await alertId()] });
  expect(await notices()).toMatchObject([
    { state: 'acknowledged', reminds_at: null, active: true },
  ]);
  await own.reset();
  await alertUrgently();
  await dismissAlert(await alertId());
  own.now += 25 * hour;
  await restore({ alert_ids: [await alertId()] });
  expect(await notices()).toMatchObject([{ reminds_at: null, active: true }]);
  expect(await alerts()).toMatchObject([{ escalates_at: null, active: true }]);
});

test('an alert whose test was cleared while it was dismissed is restored without reminders', async () => {
  await alertUrgently();
  const id = await alertId();
  await dismissAlert(id);
  own.now += 5 * minute;
  await own.addTest('worker_day', 40);
  await own.tests();
  await restore({ alert_ids: [id] });
  expect(await notices()).toMatchObject([{ reminds_at: null, active: true }]);
  expect(await alerts()).toMatchObject([{ escalates_at: null, active: true }]);
});

test('an email that a dismissal withdrew is not sent by a restore, and the notice says so', async () => {
  const id = await send({ push: false, email: true, sms: false, webhook: false });
  expect((await outbox()).length).toBeGreaterThan(0);
  await dismissAlert(id);
  await restore({ alert_ids: [id] });
  expect(await outbox()).toEqual([]);
  for (const { state, error_msg } of await notices()) {
    expect([state, error_msg]).toEqual([
      ...['failed', 'Not sent, because the alert had been dismissed'],
    ]);
  }
  expect(await alerts()).toMatchObject([{ status: 'failed' }]);
});

const risks = () =>
  own.run<{ id: string; active: boolean; is_open: boolean; realert_at: string | null }>(
    `select compliance_high_risk_measurement_log_id as id, active, is_open, realert_at
     from compliance_high_risk_measurement_logs where org_id = $1 order by created_time`,
  );
const dismissRisks = async (ids: readonly unknown[]) => {
  const list = '/v3/alert/high-risk-measurement/logs/delete';
  expect((await own.call('PATCH', list, { ids }, own.admin)).status).toBe(200);
};

test('[ALERT-32, ALERT-65] a high-risk measurement is restored and followed again', async () => {
  await alertUrgently();
  const before = await risks();
  const ids = before.map(({ id }) => id);
  expect(before).toMatchObject([{ active: true, is_open: true }]);
  await dismissRisks(ids);
  expect((await restore({ high_risk_ids: ids }, worker)).failed).toMatchObject([{ id: ids[0] }]);
  for (let times = 0; times < 2; times += 1) {
    expect(await restore({ high_risk_ids: ids }, manager)).toMatchObject({ failed: [] });
    expect(await risks()).toEqual(before);
  }
  // Evaluating the person again neither alerts again nor changes the case.
  expect(await own.tests()).toBe(1);
  expect(await alerts()).toHaveLength(1);
  expect(await risks()).toEqual(before);
  own.now += minute;
  await own.addTest('worker_day', 40);
  await own.tests();
  expect(await risks()).toMatchObject([{ active: true, is_open: false }]);
  // A case that was cleared is not opened by it.
  await dismissRisks(ids);
  await restore({ high_risk_ids: ids });
  expect(await risks()).toMatchObject([{ active: true, is_open: false }]);
});

test('the alert of a case that is restored after hours is repeated after a full pause', async () => {
  await alertUrgently();
  const ids = (await risks()).map(({ id }) => id);
  await dismissRisks(ids);
  own.now += 9 * hour;
  await restore({ high_risk_ids: ids });
  await own.tests();
  expect(await alerts()).toHaveLength(1);
  expect(Date.parse((await risks())[0]?.realert_at ?? '')).toBe(own.now + 2 * hour);
  own.now += 2 * hour;
  await own.tests();
  expect(await alerts()).toHaveLength(2);
});

test('a case that was cleared while it was dismissed is closed by its re-test', async () => {
  await alertUrgently();
  const ids = (await risks()).map(({ id }) => id);
  await dismissRisks(ids);
  own.now += minute;
  await own.addTest('worker_day', 40);
  await own.tests();
  await restore({ high_risk_ids: ids });
  await own.tests();
  expect(await risks()).toMatchObject([{ active: true, is_open: false }]);
  expect(await alerts()).toHaveLength(1);
});

test('a person never has two open cases of a rule', async () => {
  await alertUrgently();
  const [first] = await risks();
  await dismissRisks([first?.id]);
  own.now += minute;
  await own.addTest('worker_day', 210);
  await own.tests();
  const reason = 'This person has a newer open high-risk measurement of the same alert rule';
  const refused = await restore({ high_risk_ids: [first?.id] });
  expect(refused.failed).toEqual([{ id: first?.id, reason }]);
  expect(await risks()).toMatchObject([
    { active: false, is_open: false },
    { active: true, is_open: true },
  ]);
  const ids = (await risks()).map(({ id }) => id);
  await dismissRisks(ids);
  expect((await restore({ high_risk_ids: ids })).failed).toEqual([]);
  await own.tests();
  expect(await risks()).toMatchObject([
    { active: true, is_open: false },
    { active: true, is_open: true },
  ]);
  // Both tests were alerted about before.
  expect(await alerts()).toHaveLength(2);
});

test('a measurement whose test is not valid any more is not restored', async () => {
  const test_id = await alertUrgently();
  const ids = (await risks()).map(({ id }) => id);
  await dismissRisks(ids);
  await own.run('update measurements set valid = false where org_id = $1 and measurement_id = $2', [
    test_id,
  ]);
  const reason = 'Its test was deleted or is no longer valid';
  expect((await restore({ high_risk_ids: ids })).failed).toEqual([{ id: ids[0], reason }]);
  expect(await risks()).toMatchObject([{ active: false }]);
});
