import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StatusTrigger } from '#alerts/contract';
import { defaultChannels } from '#alerts/domain';
import { newId } from '#apps/server/testing';
import { createAlertFixture } from '../test-alert-fixture.ts';
import type { AlertFixture } from '../test-alert-fixture.ts';

let own: AlertFixture;
const hour = 3_600_000;

beforeAll(async () => {
  own = await createAlertFixture();
});
afterAll(() => own.fixture.leave());
beforeEach(() => own.reset());
afterEach(() => own.requireNoErrors());

const rule: StatusTrigger = {
  ...{ kind: 'status', level: 'moderate', realert_after_hours: 4 },
  actions: ['complete_survey', 'read_guidance'],
};
interface Log {
  ori_measurement_id: string;
  re_measurement_id: string | null;
  level: string;
  is_open: boolean;
  active: boolean;
  is_cleared: boolean;
}
const logs = () =>
  own.run<Log>(
    `select ori_measurement_id, re_measurement_id, level, is_open, active,
       cleared_time is not null as is_cleared
     from compliance_high_risk_measurement_logs where org_id = $1 order by created_time`,
  );
const alertCount = async () =>
  (await own.run('select from compliance_alert_logs where org_id = $1')).length;

test('[ALERT-12] a test at the level alerts at once, and its log is followed to the better re-test', async () => {
  await own.addRule(rule);
  const first = await own.addTest('worker_day', 200);
  expect(await own.tests()).toBe(1);
  expect(await own.tests()).toBe(0);
  expect(await logs()).toMatchObject([
    { ori_measurement_id: first, re_measurement_id: null, is_open: true, level: 'severe' },
  ]);
  expect(await alertCount()).toBe(1);
  own.now += hour;
  const second = await own.addTest('worker_day', 40);
  await own.tests();
  expect(await logs()).toMatchObject([
    { ori_measurement_id: first, re_measurement_id: second, is_open: false, active: true },
  ]);
  expect(await alertCount()).toBe(1);
});

test('a test that cannot be evaluated waits, and does not hold back those of others', async () => {
  const alert_rule_id = await own.addRule(rule);
  const test_id = await own.addTest('worker_day', 200);
  // The row that the log of this test would have.
  await own.run(
    `insert into compliance_high_risk_measurement_logs (org_id,
       compliance_high_risk_measurement_log_id, compliance_alert_log_id, alert_rule_id, version,
       user_id, ori_measurement_id, level, is_open, created_time)
     values ($1, $2, $2, $3, 1, $2, $4, 'severe', false, now())`,
    [newId(), alert_rule_id, test_id],
  );
  const other = await own.addTest('mate_day', 190);
  await own.tests();
  expect(own.errors).toHaveLength(1);
  own.errors = [];
  const open = async () => (await logs()).filter(({ is_open }) => is_open);
  expect(await open()).toMatchObject([{ ori_measurement_id: other }]);
  expect(await alertCount()).toBe(1);
  expect(await own.tests()).toBe(0);
  await own.run(
    `delete from compliance_high_risk_measurement_logs where org_id = $1 and not is_open`,
  );
  own.now += 30_000;
  expect(await own.tests()).toBe(1);
  expect(await open()).toHaveLength(2);
});

test('a state that persists alerts again after the hours of the rule', async () => {
  await own.addRule(rule);
  await own.addTest('worker_day', 200);
  await own.tests();
  own.now += 4 * hour - 1;
  expect(await own.tests()).toBe(0);
  own.now += 1;
  expect(await own.tests()).toBe(1);
  expect(await alertCount()).toBe(2);
  expect(await own.tests()).toBe(0);
  expect(await logs()).toHaveLength(1);
});

test('people out of scope, hidden and test people are left out', async () => {
  await own.addRule(rule);
  await own.addTest('worker_night', 140);
  await own.run('update users set is_hidden = true where org_id = $1 and user_id = $2', [
    own.fixture.acme.id('worker_day'),
  ]);
  await own.addTest('worker_day', 200);
  await own.tests();
  await own.run('update users set is_hidden = false where org_id = $1 and user_id = $2', [
    own.fixture.acme.id('worker_day'),
  ]);
  expect(await alertCount()).toBe(0);
});

test('a re-test that is worse alerts at once and urgently, and the level of its log rises', async () => {
  await own.addRule(rule);
  await own.addTest('worker_day', 120);
  await own.tests();
  expect(await logs()).toMatchObject([{ level: 'moderate' }]);
  own.now += hour;
  const second = await own.addTest('worker_day', 200);
  await own.tests();
  expect(await alertCount()).toBe(2);
  expect(await logs()).toMatchObject([{ level: 'severe', re_measurement_id: second }]);
  const reminded = await own.run<{ minutes: number }>(
    `select extract(epoch from reminds_at - created_time)::float8 / 60 as minutes
     from compliance_user_alert_logs where org_id = $1 and is_urgent`,
  );
  expect(reminded.length).toBeGreaterThan(0);
  expect(reminded.every(({ minutes }) => minutes === 15)).toBe(true);
  expect(await own.tests()).toBe(0);
});

test('a log goes on when its rule is saved, also off and on again, to its better re-test', async () => {
  const alert_rule_id = await own.addRule(rule);
  const first = await own.addTest('worker_day', 200);
  await own.tests();
  await own.addRule(rule, { alert_rule_id });
  await own.addRule(rule, { alert_rule_id, enabled: false });
  await own.addRule(rule, { alert_rule_id });
  // The same test is noticed again, for example as its baseline was changed.
  await own.run('update measurements set valid = valid where org_id = $1 and measurement_id = $2', [
    first,
  ]);
  await own.tests();
  expect(await logs()).toMatchObject([{ ori_measurement_id: first, is_open: true }]);
  expect(await alertCount()).toBe(1);
  own.now += hour;
  const second = await own.addTest('worker_day', 40);
  await own.tests();
  expect(await logs()).toMatchObject([
    { ori_measurement_id: first, re_measurement_id: second, is_open: false, is_cleared: true },
  ]);
});

test('a log below the new level of its rule ends, and its test is not followed again', async () => {
  const alert_rule_id = await own.addRule(rule);
  const first = await own.addTest('worker_day', 120);
  await own.tests();
  await own.addRule({ ...rule, level: 'severe' }, { alert_rule_id });
  const noted = 'update measurements set valid = valid where org_id = $1 and measurement_id = $2';
  await own.run(noted, [first]);
  await own.tests();
  expect(await logs()).toMatchObject([{ is_open: false, is_cleared: false }]);
  await own.addRule(rule, { alert_rule_id });
  await own.run(noted, [first]);
  await own.tests();
  expect(await logs()).toHaveLength(1);
});

const switchAlerts = (isOn: boolean) =>
  own.run(
    `update organisations set metadata = metadata || jsonb_build_object('_show_preview_features', $2::bool)
     where org_id = $1`,
    [isOn],
  );
const pending = () =>
  own.run<{ reminds: boolean; escalates: boolean }>(
    `select u.reminds_at is not null as reminds, a.escalates_at is not null as escalates
     from compliance_user_alert_logs as u
     join compliance_alert_logs as a using (org_id, compliance_alert_log_id) where u.org_id = $1`,
  );

test('without the feature nothing is sent, and switching it on again is no burst', async () => {
  await own.addRule(rule);
  await own.addTest('worker_day', 200);
  await own.tests();
  await switchAlerts(false);
  try {
    own.now += 5 * hour;
    await own.addTest('mate_day', 200);
    await own.tests();
    expect(await own.reminders()).toBe(0);
    expect(await alertCount()).toBe(1);
    expect(await logs()).toHaveLength(1);
    expect(await own.tests()).toBe(0);
  } finally {
    await switchAlerts(true);
  }
  await own.tests();
  expect(await alertCount()).toBe(1);
  own.now += 4 * hour;
  await own.tests();
  expect(await alertCount()).toBe(2);
});

test('a case that is cleared or withdrawn is neither reminded of nor escalated', async () => {
  for (const why of ['cleared', 'withdrawn']) {
    await own.reset();
    await own.addRule(rule);
    const [first] = [await own.addTest('worker_day', 200), await own.addTest('mate_day', 200)];
    await own.tests();
    own.now += 60_000;
    await own.addTest('mate_day', 40);
    await own.tests();
    // The other person's case is still open.
    expect((await pending()).every(({ reminds, escalates }) => reminds && escalates)).toBe(true);
    if (why === 'cleared') await own.addTest('worker_day', 40);
    else {
      await own.run(
        'update measurements set valid = false where org_id = $1 and measurement_id = $2',
        [first],
      );
    }
    await own.tests();
    const after = await pending();
    expect(after.length).toBeGreaterThan(0);
    expect(
      after.some(({ reminds, escalates }) => reminds || escalates),
      why,
    ).toBe(false);
    own.now += hour;
    expect(await own.reminders(), why).toBe(0);
    const [notice] = await own.run<{ id: string }>(
      'select compliance_user_alert_log_id as id from compliance_user_alert_logs where org_id = $1',
    );
    const body = { ids: [notice?.id] };
    const answer = await own.fixture.app.call(
      ...(['PATCH', '/v3/alert/user-log/remind', body, own.admin] as const),
    );
    expect(answer.body.data).toMatchObject({
      failed: [{ reason: 'Its tests were cleared or withdrawn' }],
    });
  }
});

test('[ALERT-18] a survey that is answered with the re-test counts, also when it follows later', async () => {
  await own.addRule(rule);
  await own.addTest('worker_day', 200);
  await own.tests();
  own.now += hour;
  const second = await own.addTest('worker_day', 40);
  await own.tests();
  const done = () =>
    own.run('select survey_completed from compliance_high_risk_measurement_logs where org_id = $1');
  expect(await done()).toEqual([{ survey_completed: false }]);
  await own.run(
    `update measurements set metadata = metadata || '{"survey": [{"question": "a", "answer": "b"}]}'
     where org_id = $1 and measurement_id = $2`,
    [second],
  );
  expect(await own.tests()).toBe(1);
  expect(await done()).toEqual([{ survey_completed: true }]);
});

test('an alert that reaches nobody is tried again after an hour', async () => {
  await own.addRule(rule);
  const emails = await own.run<{ user_id: string; email: string }>(
    'select user_id, email from users where org_id = $1 and email is not null',
  );
  await own.run('update users set email = null where org_id = $1');
  try {
    await own.addTest('worker_day', 200);
    await own.tests();
    expect(await alertCount()).toBe(1);
    own.now += hour - 1;
    expect(await own.tests()).toBe(0);
    own.now += 1;
  } finally {
    for (const { user_id, email } of emails) {
      await own.run('update users set email = $3 where org_id = $1 and user_id = $2', [
        ...[user_id, email],
      ]);
    }
  }
  await own.tests();
  expect(await alertCount()).toBe(2);
  expect((await pending()).length).toBeGreaterThan(0);
  expect(await own.tests()).toBe(0);
});

test('several people at once are one alert', async () => {
  await own.addRule(rule);
  await own.addTest('worker_day', 200);
  await own.addTest('mate_day', 150);
  await own.tests();
  expect(await alertCount()).toBe(1);
  expect(await logs()).toHaveLength(2);
});

test('a test that becomes invalid withdraws its log', async () => {
  await own.addRule(rule);
  const first = await own.addTest('worker_day', 200);
  await own.tests();
  await own.run('update measurements set valid = false where org_id = $1 and measurement_id = $2', [
    first,
  ]);
  await own.tests();
  expect(await logs()).toMatchObject([{ is_open: false, active: false }]);
});

test('a rule that was changed starts again, and one that is off does nothing', async () => {
  const alert_rule_id = await own.addRule(rule);
  await own.addTest('worker_day', 200);
  await own.tests();
  await own.addRule(rule, { alert_rule_id, enabled: false });
  own.now += 5 * hour;
  await own.tests();
  expect(await logs()).toMatchObject([{ is_open: false, active: true }]);
  expect(await alertCount()).toBe(1);
  await own.addRule(rule, { alert_rule_id });
  await own.addTest('worker_day', 201);
  await own.tests();
  expect(await alertCount()).toBe(2);
});

test('many processes at once store one alert', async () => {
  await own.addRule(rule);
  await own.addTest('worker_day', 200);
  await Promise.all(Array.from({ length: 6 }, () => own.tests()));
  expect(await alertCount()).toBe(1);
});

test('[ALERT-07] the email says to each recipient what they may know', async () => {
  await own.addRule(rule, { channels: { ...defaultChannels, email: true } });
  await own.addTest('worker_day', 200);
  await own.tests();
  const mails = await own.run<{ subject: string; text: string; user_id: string }>(
    'select subject, text, user_id from outbox where org_id = $1',
  );
  expect(mails.length).toBeGreaterThan(0);
  for (const { subject, text } of mails) {
    expect(subject).toBe('Alert: Dehydration of workers');
    expect(text).toContain('200 mOsm');
    expect(text).toMatch(/https:\/\/acme\.test\/monitoring\/alerts\?ack=[\w-]{36}/);
  }
  const links = await own.run('select from alert_messages where org_id = $1');
  expect(links).toHaveLength(mails.length);
});
