import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId, signInTo } from '#apps/server/testing';
import { createAlertFixture } from './test-alert-fixture.ts';
import type { AlertFixture } from './test-alert-fixture.ts';

let own: AlertFixture;
let manager: string;

beforeAll(async () => {
  own = await createAlertFixture();
  manager = await signInTo(own.fixture.app, own.fixture.acme.emailOf('manager_day'));
});
afterAll(() => own.fixture.leave());
beforeEach(() => own.reset());

interface SyncedLog {
  compliance_alert_log_id: string;
  metadata: { skipped: { user_id: string; reason: string }[]; skipped_count: number };
}

/** What a sync answers about an alert, and all of its bytes. */
async function synced(alert_id: string, token: string) {
  const { body } = await own.fixture.app.call('POST', '/v3/sync/core', {}, token);
  const logs = body.data['compliance_alert_logs'] as unknown as SyncedLog[];
  const log = logs.find((each) => each.compliance_alert_log_id === alert_id);
  return { metadata: log?.metadata, bytes: JSON.stringify(body) };
}

/** An alert about the day crew that left out two people, of whom the manager may see one. */
async function alertWithTwoLeftOut() {
  const { acme } = own.fixture;
  const compliance_alert_log_id = newId();
  const [seen, unseen] = [acme.id('mate_day'), acme.id('worker_night')];
  await own.run(
    `insert into compliance_alert_logs (org_id, compliance_alert_log_id, origin, issued_by, reason,
       status, metadata, targets, created_time)
     values ($1, $2, 'manual', null, 'manual', 'sent', $3, '[]', now())`,
    [
      compliance_alert_log_id,
      JSON.stringify({
        ...{ message: 'Water', tag_ids: [acme.day], trigger: null, reason: 'manual' },
        channels: { push: true, email: false, sms: false, webhook: false },
        skipped: [
          { user_id: unseen, reason: 'no_email' },
          { user_id: seen, reason: 'never_signed_in' },
        ],
      }),
    ],
  );
  return { compliance_alert_log_id, seen, unseen };
}

test('a manager gets of the people left out of an alert those whom they may see, and a number', async () => {
  const { compliance_alert_log_id, seen, unseen } = await alertWithTwoLeftOut();
  const { metadata, bytes } = await synced(compliance_alert_log_id, manager);
  expect(metadata).toMatchObject({
    ...{ message: 'Water', skipped_count: 2 },
    skipped: [{ user_id: seen, reason: 'never_signed_in' }],
  });
  expect(bytes).not.toContain(unseen);
});

test('an admin gets all people who were left out of an alert', async () => {
  const { compliance_alert_log_id, seen, unseen } = await alertWithTwoLeftOut();
  const { metadata } = await synced(compliance_alert_log_id, own.admin);
  expect(metadata?.skipped_count).toBe(2);
  expect(metadata?.skipped.map(({ user_id }) => user_id)).toEqual([unseen, seen]);
});

test('a manager who may see nobody gets the number alone', async () => {
  const { compliance_alert_log_id, seen, unseen } = await alertWithTwoLeftOut();
  await own.run('delete from user_tags where org_id = $1 and user_id = $2 and tag_id = $3', [
    ...[seen, own.fixture.acme.day],
  ]);
  const { metadata, bytes } = await synced(compliance_alert_log_id, manager);
  expect(metadata).toMatchObject({ skipped: [], skipped_count: 2 });
  expect(bytes).not.toMatch(new RegExp(`${seen}|${unseen}`));
});
