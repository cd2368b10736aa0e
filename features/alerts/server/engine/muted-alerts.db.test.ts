import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { defaultChannels, defaultTrigger, groupWait } from '#alerts/domain';
import type { AlertTrigger } from '#alerts/contract';
import { signInTo } from '#apps/server/testing';
import { createAlertFixture } from '../test-alert-fixture.ts';
import type { AlertFixture } from '../test-alert-fixture.ts';

let own: AlertFixture;
const minute = 60_000;
const channels = { ...defaultChannels, email: true };

beforeAll(async () => {
  own = await createAlertFixture();
});
afterAll(() => own.fixture.leave());
beforeEach(async () => {
  await own.reset();
  await own.run(`update users set metadata = metadata - '_notification_preferences'
    where org_id = $1`);
});
afterEach(() => own.requireNoErrors());

/** Sets the preferences of every recipient as they would themselves. */
async function prefer(parts: object): Promise<void> {
  await own.run(
    `update users set metadata = metadata || jsonb_build_object('_notification_preferences', $2::text)
     where org_id = $1`,
    [JSON.stringify(parts)],
  );
}

const status = (level: 'moderate' | 'severe'): AlertTrigger =>
  ({
    ...defaultTrigger('status', { now: own.now, timezone: 'UTC' }),
    level,
  }) as AlertTrigger;
/** The emails that are in the outbox once the present ones have waited for others. */
const mails = async () => {
  own.now += groupWait;
  await own.held();
  own.now -= groupWait;
  return await own.run('select from outbox where org_id = $1');
};
const notices = () =>
  own.run<{ muted: { why: string; until: number } | null; reminds: number; count: number }>(
    `select metadata->'muted' as muted, remind_count as count,
       extract(epoch from reminds_at)::float8 * 1000 as reminds
     from compliance_user_alert_logs where org_id = $1`,
  );

const snoozeFor = async (time: number): Promise<number> => {
  const until = own.now + time;
  await prefer({ snoozed_until: new Date(until).toISOString() });
  return until;
};

test('a moderate test in a snooze is listed without an email, and reminded of afterwards', async () => {
  const until = await snoozeFor(180 * minute);
  await own.addRule(status('moderate'), { channels });
  await own.addTest('worker_day', 120);
  await own.tests();
  expect(await mails()).toEqual([]);
  const before = await notices();
  expect(before.length).toBeGreaterThan(0);
  for (const notice of before) {
    expect(notice).toEqual({ muted: { why: 'snoozed', until }, reminds: until, count: 0 });
  }
  own.now = until - 1;
  await own.reminders();
  expect(await mails()).toEqual([]);
  own.now = until;
  await own.reminders();
  expect(await mails()).toHaveLength(before.length);
  expect((await notices()).every(({ muted, count }) => muted === null && count === 1)).toBe(true);
});

test('a severe test passes a snooze and quiet hours', async () => {
  await prefer({
    ...{ quiet: { from: '00:00', to: '23:59' }, zone: 'UTC' },
    snoozed_until: new Date(own.now + 180 * minute).toISOString(),
  });
  await own.addRule(status('severe'), { channels });
  await own.addTest('worker_day', 200);
  await own.tests();
  expect((await mails()).length).toBeGreaterThan(0);
  expect((await notices()).every(({ muted }) => muted === null)).toBe(true);
});

test('a reminder that falls into a snooze is moved to its end and not counted', async () => {
  await own.addRule(status('moderate'), { channels });
  await own.addTest('worker_day', 120);
  await own.tests();
  const sent = (await mails()).length;
  expect(sent).toBeGreaterThan(0);
  own.now += 50 * minute;
  const until = await snoozeFor(120 * minute);
  own.now += 20 * minute;
  await own.reminders();
  expect(await mails()).toHaveLength(sent);
  for (const { count, reminds } of await notices()) expect([count, reminds]).toEqual([0, until]);
});

test('an event whose email is switched off is only listed', async () => {
  await prefer({ events: { dehydration: { mail: false, sms: true } } });
  await own.addRule(status('moderate'), { channels });
  await own.addTest('worker_day', 120);
  await own.tests();
  expect(await mails()).toEqual([]);
  const [row] = await own.run<{ email: object }>(
    `select metadata->'email' as email from compliance_user_alert_logs where org_id = $1`,
  );
  expect(row?.email).toMatchObject({ ok: false, error: 'Turned off by the recipient' });
});

test('an alert by email only has failed if nobody wants the email', async () => {
  await prefer({ events: { dehydration: { mail: false, sms: true } } });
  await own.addRule(status('moderate'), { channels: { ...channels, push: false } });
  await own.addTest('worker_day', 120);
  await own.tests();
  const rows = await own.run<{ status: string; error_msg: string }>(
    `select a.status, u.error_msg from compliance_user_alert_logs as u
     join compliance_alert_logs as a using (org_id, compliance_alert_log_id) where org_id = $1`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    expect(row).toEqual({ status: 'failed', error_msg: 'Turned off by the recipient' });
  }
});

test('a person saves their preferences, and admins never read them', async () => {
  const { app, acme } = own.fixture;
  const token = await signInTo(app, acme.emailOf('manager_day'));
  const text = JSON.stringify({ mobile: '+971501234567' });
  const metadata = { _notification_preferences: text };
  expect((await app.call('PATCH', '/v3/user/metadata', { metadata }, token)).status).toBe(200);
  const { text: answer } = await app.call('POST', '/v3/sync/core', {}, own.admin);
  expect(answer).toContain(acme.id('manager_day'));
  expect(answer).not.toContain('+971501234567');
});
