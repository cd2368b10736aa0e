import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOrgFixture, newId, signInTo } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import type { AlertTrigger } from '#alerts/contract';
import { defaultChannels, defaultTrigger } from '#alerts/domain';
import { runDueSlots } from './alert-engine.ts';

let fixture: OrgFixture;
let admin: string;
const [job, location] = [newId(), newId()];
const hour = 3_600_000;
let now: number;
const errors: string[] = [];

beforeAll(async () => {
  fixture = await createOrgFixture();
  admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
  await run('update organisations set metadata = metadata || $2 where org_id = $1', [
    { _show_preview_features: true, _beta: ['alert'] },
  ]);
  for (const [tag_id, type] of [
    [job, 'job'],
    [location, 'location'],
  ]) {
    await run(
      `insert into tags (org_id, tag_id, name, type, metadata, created_time)
       values ($1, $2, $3, $3, '{"lat": 24, "lon": 54}', now())`,
      [tag_id, type],
    );
    for (const who of ['worker_day', 'mate_day'] as const) {
      await run(`insert into user_tags (org_id, user_id, tag_id) values ($1, $2, $3)`, [
        fixture.acme.id(who),
        tag_id,
      ]);
    }
  }
});
afterAll(() => fixture.leave());
beforeEach(async () => {
  for (const table of [
    ...['alert_rules', 'alert_schedules', 'alert_runs', 'alert_states'],
    ...['compliance_alert_logs', 'compliance_user_alert_logs'],
  ]) {
    await run(`delete from ${table} where org_id = $1`);
  }
  errors.length = 0;
  now = fixture.clock.now;
});

async function run<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const { org_id } = fixture.acme;
  const { rows } = await fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
    tx.query<Row>(sql, [org_id, ...values]),
  );
  return rows;
}
const tick = () =>
  runDueSlots({
    ...{ database: fixture.database, now: () => now, newId },
    onError: (reason) => {
      throw new Error(reason);
    },
  });

async function addRule(trigger: AlertTrigger, more: object = {}): Promise<string> {
  const alert_rule_id = newId();
  const rule = {
    ...{ alert_rule_id, enabled: true, use_roster: false, channels: defaultChannels },
    ...{ tag_ids: [job, location], type: trigger.kind, trigger, active: true, ...more },
  };
  const { status } = await fixture.app.call('POST', '/v3/alert/rule/', rule, admin);
  expect(status).toBe(200);
  return alert_rule_id;
}
const slots = () =>
  run<{ ran_at: string | null }>('select ran_at from alert_runs where org_id = $1 order by slot');
const alerts = () =>
  run<{ status: string }>(
    'select status from compliance_alert_logs where org_id = $1 order by slot',
  );
const notices = () =>
  run<{ user_id: string }>(
    'select user_id from compliance_user_alert_logs where org_id = $1 order by user_id',
  );
const place = () => ({ now, timezone: 'UTC' });
/** Everybody in scope has no test, so the days since the last one are those since they were added. */
const untested = (threshold: number): AlertTrigger => ({
  ...{ kind: 'conditional', metric: 'days_since_last_measurement', operator_type: '>=' },
  ...{ threshold, frequency_minutes: 60, enable_forecast: false },
  ...{ forecast_window_hours: 72, notify_lead_time_hours: 48 },
});

test('a reminder runs once at its time, and its next run is shown', async () => {
  const rule = await addRule(defaultTrigger('periodic', place()));
  const due = now + 24 * hour;
  expect(await tick()).toBe(1);
  now = due - 1;
  expect(await tick()).toBe(0);
  now = due;
  expect(await tick()).toBe(1);
  expect(await tick()).toBe(0);
  expect(await alerts()).toEqual([{ status: 'sent' }, { status: 'sent' }]);
  const [row] = await run<{ next_run_at: number }>(
    'select extract(epoch from next_run_at)::float8 * 1000 as next_run_at from alert_rules where org_id = $1 and alert_rule_id = $2',
    [rule],
  );
  expect(row?.next_run_at).toBe(due + 24 * hour);
  expect(errors).toEqual([]);
});

test('several processes evaluate a slot once', async () => {
  for (let count = 0; count < 5; count += 1) await addRule(untested(1));
  const done = await Promise.all(Array.from({ length: 6 }, tick));
  expect(done.reduce((sum, each) => sum + each, 0)).toBe(5);
  expect(await slots()).toHaveLength(5);
  expect(await alerts()).toHaveLength(5);
  expect(errors).toEqual([]);
});

test('a condition that holds alerts once a day, with one notice to each supervisor', async () => {
  await addRule(untested(1));
  for (let passed = 0; passed < 30; passed += 1) {
    await tick();
    now += hour;
  }
  expect(await slots()).toHaveLength(30);
  expect(await alerts()).toHaveLength(2);
  const told = await notices();
  expect(new Set(told.map(({ user_id }) => user_id)).size * 2).toBe(told.length);
  expect(told.length).toBeGreaterThan(0);
});

test('after a pause rules are evaluated once on fresh data, and reminders are listed as missed', async () => {
  await addRule(untested(1));
  await addRule(defaultTrigger('periodic', place()));
  await tick();
  now += 50 * hour;
  expect(await tick()).toBe(2);
  expect(await tick()).toBe(0);
  const runs = await slots();
  expect(runs.filter(({ ran_at }) => ran_at === null)).toHaveLength(2);
  expect(runs.filter(({ ran_at }) => ran_at !== null)).toHaveLength(3);
});

test('a rule that was changed or switched off is not evaluated by its old slot', async () => {
  const alert_rule_id = await addRule(untested(1));
  await addRule(untested(1), { alert_rule_id, enabled: false });
  expect(await tick()).toBe(0);
  await addRule(untested(999), { alert_rule_id });
  expect(await tick()).toBe(1);
  expect(await alerts()).toEqual([]);
});

test('a slot that fails stays due and is evaluated later', async () => {
  await addRule(untested(1));
  const broken = { ...fixture.database, write: () => Promise.reject(new Error('cut')) };
  await runDueSlots({
    ...{ database: broken as typeof fixture.database, now: () => now, newId },
    onError: (reason) => void errors.push(reason),
  });
  expect(errors).toEqual(['cut']);
  expect(await tick()).toBe(1);
  expect(await alerts()).toHaveLength(1);
});

test('a group rule counts people with tests within its window', async () => {
  const trigger = { ...defaultTrigger('aggregate_percent', place()), min_samples: 2 };
  await addRule(trigger as AlertTrigger);
  await tick();
  expect(await alerts()).toEqual([]);
  for (const [who, value] of [
    ['worker_day', 140],
    ['mate_day', 40],
  ] as const) {
    const user_id = fixture.acme.id(who);
    const created_time = new Date(now).toISOString();
    const test = { measurement_id: newId(), user_id, type: 'sosm', value, created_time };
    const sent = await fixture.app.call('POST', '/v3/measurement', { measurements: [test] }, admin);
    expect(sent.status).toBe(200);
  }
  now += 15 * 60_000;
  await tick();
  const [alert] = await run<{ metadata: { targets: unknown[] } }>(
    'select metadata from compliance_alert_logs where org_id = $1',
  );
  expect(alert?.metadata.targets).toMatchObject([{ target: 'group', reading: { value: 50 } }]);
  expect(errors).toEqual([]);
});
