import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId, signInTo } from '#apps/server/testing';
import { createAlertFixture } from './test-alert-fixture.ts';
import type { AlertFixture } from './test-alert-fixture.ts';

let own: AlertFixture;
let worker: string;
const minute = 60_000;
const all = { push: true, email: true, sms: true, webhook: true };

beforeAll(async () => {
  own = await createAlertFixture({ isSmsSent: true });
  const { app, acme } = own.fixture;
  worker = await signInTo(app, acme.emailOf('worker_day'));
  await signInTo(app, acme.emailOf('manager_day'));
});
afterAll(() => own.fixture.leave());
beforeEach(() => own.reset());
afterEach(() => own.requireNoErrors());

/** An alert with a message that no other has. */
const send = async (body: object, who: string) => {
  const compliance_alert_log_id = newId();
  const message = compliance_alert_log_id;
  return await own.fixture.app.call(
    'POST',
    '/v3/alert',
    { compliance_alert_log_id, message, tag_ids: [], ...body },
    who,
  );
};
const aboutOneself = () => ({ user_ids: [own.fixture.acme.id('worker_day')] });
const aboutCrew = () => ({ tag_ids: [own.fixture.acme.day] });

test('somebody without rights alerts about themselves at most every 5 minutes, whatever the text', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(aboutOneself(), worker)));
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 429)]);
  own.now += 5 * minute - 1;
  const refused = await send(aboutOneself(), worker);
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1']);
  own.now += 1;
  expect((await send(aboutOneself(), worker)).status).toBe(200);
});

test('somebody without rights does not choose the channels', async () => {
  expect((await send({ ...aboutOneself(), channels: all }, worker)).status).toBe(200);
  const [alert] = await own.run<{ channels: object }>(
    "select metadata->'channels' as channels from compliance_alert_logs where org_id = $1",
  );
  expect(alert?.channels).toEqual({ push: true, email: true, sms: false, webhook: false });
  expect(await own.run("select from outbox where org_id = $1 and channel <> 'mail'")).toEqual([]);
});

test('an own test has the limits of an alert about oneself', async () => {
  const measurement_ids = [await own.addTest('worker_day', 200)];
  expect((await send({ measurement_ids, channels: all }, worker)).status).toBe(200);
  const [alert] = await own.run<{ channels: object }>(
    "select metadata->'channels' as channels from compliance_alert_logs where org_id = $1",
  );
  expect(alert?.channels).toEqual({ push: true, email: true, sms: false, webhook: false });
  expect((await send({ measurement_ids }, worker)).status).toBe(429);
  expect((await send(aboutOneself(), worker)).status).toBe(429);
});

test('the answer counts people that the caller cannot see, without their ids', async () => {
  const sent = await send(aboutOneself(), worker);
  expect(sent.body.data).toMatchObject({ user_logs: [], skipped: [], counts: { sent: 1 } });
  expect(JSON.stringify(sent.body)).not.toContain(own.fixture.acme.id('manager_day'));
  const seen = await send(aboutCrew(), own.admin);
  expect(seen.body.data).toMatchObject({
    user_logs: [{ user_id: own.fixture.acme.id('manager_day') }],
    counts: { sent: 1, skipped: 1 },
  });
});

test('a person sends at most 10 alerts in 10 minutes, also at the same time', async () => {
  const answers = await Promise.all(Array.from({ length: 14 }, () => send(aboutCrew(), own.admin)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  own.now += 10 * minute;
  expect((await send(aboutCrew(), own.admin)).status).toBe(200);
});

test('an organisation sends at most 60 alerts in 10 minutes', async () => {
  await own.run(
    `insert into compliance_alert_logs (org_id, compliance_alert_log_id, origin, issued_by, reason,
       status, metadata, targets, created_time)
     select $1, gen_random_uuid(), 'manual', gen_random_uuid(), 'manual', 'sent',
       '{"tag_ids": [], "message": "", "skipped": []}', '[]', $2
     from generate_series(1, 60)`,
    [new Date(own.now).toISOString()],
  );
  expect((await send(aboutCrew(), own.admin)).status).toBe(429);
});
