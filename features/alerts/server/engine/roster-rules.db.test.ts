import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StatusTrigger } from '#alerts/contract';
import { newId, signInTo } from '#apps/server/testing';
import { createAlertFixture } from '../test-alert-fixture.ts';
import type { AlertFixture } from '../test-alert-fixture.ts';

let own: AlertFixture;
const hour = 3_600_000;
beforeAll(async () => {
  own = await createAlertFixture();
  // Only who has signed in before is notified.
  await signInTo(own.fixture.app, own.fixture.acme.emailOf('manager_day'));
});
afterAll(() => own.fixture.leave());
beforeEach(async () => {
  await own.reset();
  await own.run('delete from rosters where org_id = $1');
  await own.run('delete from roster_user_leave where org_id = $1');
});
afterEach(() => own.requireNoErrors());

const status: StatusTrigger = {
  ...{ kind: 'status', level: 'moderate', realert_after_hours: 4, actions: [] },
};
const withRoster = { use_roster: true };
const iso = (time: number) => new Date(time).toISOString();

/** Plans a daily shift of 8 hours of people that begins so many hours from now. */
async function plan(who: readonly string[], from: number): Promise<void> {
  const start = own.now + from * hour - 7 * 24 * hour;
  await own.run(
    `insert into rosters (org_id, roster_id, user_ids, shift_start_time, shift_end_time, timezone,
       frequency, interval, days_of_week, created_time)
     values ($1, $2, $3, $4, $5, 'UTC', 4, 1, '{0,1,2,3,4,5,6}', now())`,
    [newId(), who.map((each) => own.fixture.acme.id(each)), iso(start), iso(start + 8 * hour)],
  );
}
const alerts = async () => {
  const rows = await own.run<{ targets: { user_id: string }[]; skipped: object[] }>(
    `select targets, metadata->'skipped' as skipped from compliance_alert_logs
     where org_id = $1 order by created_time, compliance_alert_log_id`,
  );
  return rows;
};
const recipients = async () => {
  const rows = await own.run<{ user_id: string }>(
    'select distinct user_id from compliance_user_alert_logs where org_id = $1',
  );
  return rows.map(({ user_id }) => user_id);
};

test('[ALERT-72] a test alerts only on shift, or within two hours of one', async () => {
  await own.addRule(status, withRoster);
  // Nobody is in a roster.
  await own.addTest('worker_day', 200);
  await own.tests();
  expect(await alerts()).toEqual([]);
  await plan(['worker_day'], 3);
  await own.addTest('worker_day', 201);
  await own.tests();
  expect(await alerts()).toEqual([]);
  // Before the shift.
  own.now += 1.5 * hour;
  await own.addTest('worker_day', 202);
  await own.tests();
  expect(await alerts()).toMatchObject([
    { targets: [{ user_id: own.fixture.acme.id('worker_day') }] },
  ]);
});

test('[ALERT-72] somebody on leave does not count, and without the roster everybody does', async () => {
  await plan(['worker_day'], -1);
  await own.run(
    `insert into roster_user_leave (org_id, roster_user_leave_id, user_id, start_time, end_time,
       timezone, reason, created_time) values ($1, $2, $3, $4, $5, 'UTC', '', now())`,
    [newId(), own.fixture.acme.id('worker_day'), iso(own.now - hour), iso(own.now + hour)],
  );
  await own.addRule(status, withRoster);
  await own.addTest('worker_day', 200);
  await own.tests();
  expect(await alerts()).toEqual([]);
  await own.addRule(status);
  await own.addTest('worker_day', 201);
  await own.tests();
  expect(await alerts()).toHaveLength(1);
});

test('a case goes on off shift without further alerts, and ends with the better test', async () => {
  await plan(['worker_day'], -7);
  await own.addRule(status, withRoster);
  await own.addTest('worker_day', 120);
  await own.tests();
  expect(await alerts()).toHaveLength(1);
  // Worse, and repeated, but the shift is over for more than two hours.
  own.now += 4 * hour;
  await own.addTest('worker_day', 200);
  await own.tests();
  own.now += 5 * hour;
  await own.tests();
  expect(await alerts()).toHaveLength(1);
  await own.addTest('worker_day', 40);
  await own.tests();
  const logs = await own.run<{ is_cleared: boolean }>(
    `select cleared_time is not null as is_cleared from compliance_high_risk_measurement_logs
     where org_id = $1`,
  );
  expect(logs).toEqual([{ is_cleared: true }]);
});

test('[ALERT-72] supervisors with a roster are notified on shift only', async () => {
  await plan(['worker_day'], -1);
  await plan(['manager_day'], 4);
  await own.addRule(status, withRoster);
  await own.addTest('worker_day', 200);
  await own.tests();
  const [alert] = await alerts();
  const manager = own.fixture.acme.id('manager_day');
  expect(alert?.skipped).toContainEqual({ user_id: manager, reason: 'off_shift' });
  expect(await recipients()).not.toContain(manager);
  expect((await recipients()).length).toBeGreaterThan(0);
});

test('[ALERT-72] the weather is evaluated only while somebody in scope is on shift', async () => {
  await own.addRule(
    {
      ...{ kind: 'conditional', metric: 'temp', operator_type: '>=', threshold: 1 },
      ...{ frequency_minutes: 60, enable_forecast: false, forecast_window_hours: 72 },
      notify_lead_time_hours: 48,
    },
    withRoster,
  );
  await own.slots();
  expect(await alerts()).toEqual([]);
  await plan(['mate_day'], 0.5);
  own.now += hour;
  await own.slots();
  expect(await alerts()).toHaveLength(1);
});

test('where rosters are switched off, everybody counts', async () => {
  const set = (beta: string[]) =>
    own.run(
      `update organisations set metadata = metadata || jsonb_build_object('_beta', $2::jsonb)
       where org_id = $1`,
      [JSON.stringify(beta)],
    );
  await set(['alert']);
  await own.addRule(status, withRoster);
  await own.addTest('worker_day', 200);
  await own.tests();
  await set(['alert', 'roster', 'heat stress']);
  expect(await alerts()).toHaveLength(1);
});
