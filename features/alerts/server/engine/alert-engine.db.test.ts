import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AlertTrigger } from '#alerts/contract';
import { newId } from '#apps/server/testing';
import { defaultTrigger } from '#alerts/domain';
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

const tick = () => own.slots();
const slots = () =>
  own.run<{ ran_at: string | null }>(
    'select ran_at from alert_runs where org_id = $1 order by slot',
  );
const alerts = () =>
  own.run<{ status: string }>(
    'select status from compliance_alert_logs where org_id = $1 order by slot',
  );
const notices = () =>
  own.run<{ user_id: string }>(
    'select user_id from compliance_user_alert_logs where org_id = $1 order by user_id',
  );
const place = () => ({ now: own.now, timezone: 'UTC' });
/** Everybody in scope has no test, so the days since the last one are those since they were added. */
const untested = (threshold: number): AlertTrigger => ({
  ...{ kind: 'conditional', metric: 'days_since_last_measurement', operator_type: '>=' },
  ...{ threshold, frequency_minutes: 60, enable_forecast: false },
  ...{ forecast_window_hours: 72, notify_lead_time_hours: 48 },
});

test('a reminder runs once at its time, and its next run is shown', async () => {
  const rule = await own.addRule(defaultTrigger('periodic', place()));
  const due = own.now + 24 * hour;
  expect(await tick()).toBe(1);
  own.now = due - 1;
  expect(await tick()).toBe(0);
  own.now = due;
  expect(await tick()).toBe(1);
  expect(await tick()).toBe(0);
  expect(await alerts()).toEqual([{ status: 'sent' }, { status: 'sent' }]);
  const [row] = await own.run<{ next_run_at: number }>(
    'select extract(epoch from next_run_at)::float8 * 1000 as next_run_at from alert_rules where org_id = $1 and alert_rule_id = $2',
    [rule],
  );
  expect(row?.next_run_at).toBe(due + 24 * hour);
});

test('several processes evaluate a slot once', async () => {
  for (let count = 0; count < 5; count += 1) await own.addRule(untested(1));
  const done = await Promise.all(Array.from({ length: 6 }, tick));
  expect(done.reduce((sum, each) => sum + each, 0)).toBe(5);
  expect(await slots()).toHaveLength(5);
  expect(await alerts()).toHaveLength(5);
});

test('a condition that holds alerts once a day, with one notice to each supervisor', async () => {
  await own.addRule(untested(1));
  for (let passed = 0; passed < 30; passed += 1) {
    await tick();
    own.now += hour;
  }
  expect(await slots()).toHaveLength(30);
  expect(await alerts()).toHaveLength(2);
  const received = await notices();
  expect(new Set(received.map(({ user_id }) => user_id)).size * 2).toBe(received.length);
  expect(received.length).toBeGreaterThan(0);
});

test('after a pause rules are evaluated once on fresh data, and reminders are listed as missed', async () => {
  await own.addRule(untested(1));
  await own.addRule(defaultTrigger('periodic', place()));
  await tick();
  own.now += 50 * hour;
  expect(await tick()).toBe(2);
  expect(await tick()).toBe(0);
  const runs = await slots();
  expect(runs.filter(({ ran_at }) => ran_at === null)).toHaveLength(2);
  expect(runs.filter(({ ran_at }) => ran_at !== null)).toHaveLength(3);
});

test('[ALERT-66] the same save sent twice, also at the same time, alerts once', async () => {
  const alert_rule_id = newId();
  const save = () => own.addRule(untested(1), { alert_rule_id });
  await Promise.all([save(), save()]);
  await tick();
  await save();
  await tick();
  expect(await alerts()).toHaveLength(1);
  const changes = await own.run(
    `select from audit_log where org_id = $1 and entity = 'alert_rule' and entity_id = $2`,
    [alert_rule_id],
  );
  expect(changes).toHaveLength(1);
});

test('a deletion that is undone does not repeat an alert', async () => {
  const alert_rule_id = await own.addRule(untested(1));
  await tick();
  expect(await alerts()).toHaveLength(1);
  own.now += 60_000;
  await own.addRule(untested(1), { alert_rule_id, active: false });
  expect(await tick()).toBe(0);
  await own.addRule(untested(1), { alert_rule_id });
  expect(await tick()).toBe(1);
  expect(await alerts()).toHaveLength(1);
  // A rule that was switched off meanwhile starts again.
  own.now += 60_000;
  await own.addRule(untested(1), { alert_rule_id, enabled: false });
  await own.addRule(untested(1), { alert_rule_id });
  expect(await tick()).toBe(1);
  expect(await alerts()).toHaveLength(2);
});

test('a rule that was changed or switched off is not evaluated by its old slot', async () => {
  const alert_rule_id = await own.addRule(untested(1));
  await own.addRule(untested(1), { alert_rule_id, enabled: false });
  expect(await tick()).toBe(0);
  await own.addRule(untested(999), { alert_rule_id });
  expect(await tick()).toBe(1);
  expect(await alerts()).toEqual([]);
});

test('without the feature no slot is evaluated; switched on again it is due once', async () => {
  const show = (isOn: boolean) =>
    own.run(
      `update organisations set metadata = metadata || jsonb_build_object('_show_preview_features', $2::bool)
       where org_id = $1`,
      [isOn],
    );
  await own.addRule(untested(1));
  await show(false);
  try {
    for (let passed = 0; passed < 5; passed += 1) {
      expect(await tick()).toBe(0);
      own.now += hour;
    }
    expect(await slots()).toEqual([]);
  } finally {
    await show(true);
  }
  expect(await tick()).toBe(1);
  expect(await tick()).toBe(0);
  expect(await alerts()).toHaveLength(1);
});

test('an alert that reaches nobody does not count and is tried again once an hour', async () => {
  await own.addRule({ ...untested(1), frequency_minutes: 15 } as AlertTrigger);
  const emails = await own.run<{ user_id: string; email: string }>(
    'select user_id, email from users where org_id = $1 and email is not null',
  );
  await own.run('update users set email = null where org_id = $1');
  const counts: number[] = [];
  const pass = async (quarters: number) => {
    for (let passed = 0; passed < quarters; passed += 1) {
      await tick();
      counts.push((await alerts()).length);
      own.now += hour / 4;
    }
  };
  try {
    await pass(5);
  } finally {
    for (const { user_id, email } of emails) {
      await own.run('update users set email = $3 where org_id = $1 and user_id = $2', [
        ...[user_id, email],
      ]);
    }
  }
  await pass(8);
  expect(counts).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3]);
  expect((await alerts()).at(-1)).toEqual({ status: 'sent' });
});

test('a slot that fails is tried again after half a minute, and does not delay others', async () => {
  const failing = await own.addRule(untested(1));
  await own.run(`update alert_rules set trigger = '{"kind": "unknown"}' where org_id = $1`);
  await own.addRule(untested(1));
  expect(await tick()).toBe(1);
  expect(own.errors).toHaveLength(1);
  own.errors = [];
  expect(await tick()).toBe(0);
  await own.run('update alert_rules set trigger = $3 where org_id = $1 and alert_rule_id = $2', [
    failing,
    untested(1),
  ]);
  own.now += 30_000;
  expect(await tick()).toBe(1);
  expect(await alerts()).toHaveLength(2);
});

test('a group rule counts people with tests within its window', async () => {
  const trigger = { ...defaultTrigger('aggregate_percent', place()), min_samples: 2 };
  await own.addRule(trigger as AlertTrigger);
  await tick();
  expect(await alerts()).toEqual([]);
  await own.addTest('worker_day', 140);
  await own.addTest('mate_day', 40);
  own.now += 15 * 60_000;
  await tick();
  const [alert] = await own.run<{ targets: unknown[] }>(
    'select targets from compliance_alert_logs where org_id = $1',
  );
  expect(alert?.targets).toMatchObject([{ kind: 'group', samples: 2, affected: 1 }]);
});
