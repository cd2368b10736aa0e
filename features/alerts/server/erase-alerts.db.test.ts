import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { defaultChannels, groupWait, testKey } from '#alerts/domain';
import { signInTo } from '#apps/server/testing';
import { eraseAlerts } from './erase-alerts.ts';
import { createAlertFixture } from './test-alert-fixture.ts';
import type { AlertFixture } from './test-alert-fixture.ts';

let own: AlertFixture;

beforeAll(async () => {
  own = await createAlertFixture();
  await signInTo(own.fixture.app, own.fixture.acme.emailOf('manager_day'));
});
afterAll(() => own.fixture.leave());
beforeEach(() => own.reset());
afterEach(() => own.requireNoErrors());

const erase = (user_id: string) =>
  own.fixture.database.write({ org_id: own.fixture.acme.org_id, actor_user_id: null }, (tx) =>
    eraseAlerts(tx, { user_id }),
  );

test('erasing a person leaves no trace of them in alerts', async () => {
  const channels = { ...defaultChannels, email: true };
  await own.addRule(
    { kind: 'status', level: 'moderate', realert_after_hours: 4, actions: [] },
    { channels },
  );
  const { acme, app } = own.fixture;
  const notice = {
    ...{ tag_id: acme.day, _notify_hydration: true, _notify_hydration_to: [acme.id('editor_day')] },
  };
  await app.call('PUT', '/v3/tag/dehydrated_notifications', notice, own.admin);
  await signInTo(app, acme.emailOf('editor_day'));
  const test_id = await own.addTest('worker_day', 200);
  const other_id = await own.addTest('mate_day', 200);
  await own.tests();
  const erased = acme.id('worker_day');
  const named = await own.run("select from outbox where org_id = $1 and text like '%worker_day%'");
  expect(named.length).toBeGreaterThan(0);
  await erase(erased);
  for (const table of [
    ...['compliance_alert_logs', 'compliance_user_alert_logs', 'alert_states', 'alert_tests'],
    ...['compliance_high_risk_measurement_logs', 'alert_held_messages', 'tag_notices'],
  ]) {
    for (const trace of [erased, test_id]) {
      const rows = await own.run(
        `select from ${table} as r where org_id = $1 and to_jsonb(r)::text like '%' || $2 || '%'`,
        [trace],
      );
      expect(rows, table).toEqual([]);
    }
  }
  const messages = await own.run<{ text: string }>('select text from outbox where org_id = $1');
  expect(messages.filter(({ text }) => text.includes('worker_day'))).toEqual([]);
  const alerts = await own.run<{ id: string; targets: { user_id: string }[]; keys?: string[] }>(
    `select compliance_alert_log_id as id, targets, metadata->'test_keys' as keys
     from compliance_alert_logs where org_id = $1`,
  );
  expect(alerts).toHaveLength(2);
  const ofTag = alerts.find(({ keys }) => keys != null);
  expect(ofTag?.keys).toEqual([testKey(ofTag?.id ?? '', other_id)]);
  for (const { targets } of alerts) {
    expect(targets.map(({ user_id }) => user_id)).toEqual([acme.id('mate_day')]);
  }
  await own.run("update tags set metadata = metadata - '_notify_hydration' where org_id = $1");
});

test('messages that wait are written without an erased person, and none is sent to one', async () => {
  const { acme } = own.fixture;
  await own.addRule(
    { kind: 'status', level: 'moderate', realert_after_hours: 4, actions: [] },
    { channels: { ...defaultChannels, email: true } },
  );
  await own.addTest('worker_day', 130);
  await own.addTest('mate_day', 130);
  await own.tests();
  await erase(acme.id('worker_day'));
  own.now += groupWait;
  await own.held();
  const [mail, ...others] = await own.run<{ text: string }>(
    'select text from outbox where org_id = $1',
  );
  expect(others).toEqual([]);
  expect(mail?.text).toContain('mate_day');
  expect(mail?.text).not.toContain('worker_day');

  own.now += 5 * 3_600_000;
  await own.tests();
  await erase(acme.id('manager_day'));
  await own.held();
  expect(await own.run("select from outbox where org_id = $1 and state = 'queued'")).toHaveLength(
    1,
  );
});
