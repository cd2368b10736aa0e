import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { signInTo } from '#apps/server/testing';
import { createAlertFixture } from './test-alert-fixture.ts';
import type { AlertFixture } from './test-alert-fixture.ts';

let own: AlertFixture;
const minute = 60_000;
let worker: string;

beforeAll(async () => {
  own = await createAlertFixture();
  worker = await signInTo(own.fixture.app, own.fixture.acme.emailOf('worker_day'));
});
afterAll(() => own.fixture.leave());
beforeEach(() => own.reset());
afterEach(() => own.requireNoErrors());

const call = async (url: string, body: object, who: string) => {
  return await own.fixture.app.call('PATCH', url, body, who);
};

test('[ALERT-65, ALERT-18] the actions of a high-risk log are recorded by those who may', async () => {
  await own.addRule({
    ...{ kind: 'status', level: 'moderate', realert_after_hours: 4, actions: ['read_guidance'] },
  });
  await own.addTest('worker_day', 200);
  await own.tests();
  const logs = () =>
    own.run<{ id: string; action_times: Record<string, string>; active: boolean }>(
      `select compliance_high_risk_measurement_log_id as id, guidance_read, supervisor_called,
         action_times, active from compliance_high_risk_measurement_logs where org_id = $1`,
    );
  const [log] = await logs();
  const url = `/v3/alert/high-risk-measurement/${log?.id ?? ''}`;
  const mate = await signInTo(own.fixture.app, own.fixture.acme.emailOf('mate_day'));
  const unknown = await call(url, { guidance_read: true }, mate);
  expect([unknown.status, unknown.body.message]).toEqual([
    ...[404, 'This high-risk measurement does not exist'],
  ]);
  expect((await call(url, { guidance_read: true }, worker)).status).toBe(200);
  expect((await call(url, { supervisor_called: true }, worker)).status).toBe(403);
  expect((await call(url, { supervisor_called: true }, own.admin)).status).toBe(200);
  const time = new Date(own.now).toISOString();
  expect(await logs()).toMatchObject([
    {
      ...{ guidance_read: true, supervisor_called: true },
      action_times: { guidance_read: time, supervisor_called: time },
    },
  ]);
  own.now += 60_000;
  await call(url, { guidance_read: true, supervisor_called: false }, own.admin);
  expect((await logs())[0]?.action_times).toEqual({ guidance_read: time });
  const list = '/v3/alert/high-risk-measurement/logs/delete';
  const refused = await call(list, { ids: [log?.id] }, worker);
  const reason = 'This high-risk measurement does not exist';
  expect(refused.body.data).toMatchObject({ ids: [], failed: [{ id: log?.id, reason }] });
  await call(list, { ids: [log?.id] }, own.admin);
  expect(await logs()).toMatchObject([{ active: false }]);
  const late = await call(url, { guidance_read: false }, own.admin);
  expect([late.status, late.body.message]).toEqual([
    ...[409, 'This high-risk measurement has been dismissed'],
  ]);
  expect((await logs())[0]?.action_times).toEqual({ guidance_read: time });
});

test('a drink is logged by the worker with the time at which it was, and no rule requires it', async () => {
  await own.addRule({
    ...{ kind: 'status', level: 'moderate', realert_after_hours: 4, actions: ['read_guidance'] },
  });
  await own.addTest('worker_day', 200);
  await own.tests();
  const logs = () =>
    own.run<{ id: string; drink_logged: boolean; action_times: Record<string, string> }>(
      `select compliance_high_risk_measurement_log_id as id, drink_logged, action_times
       from compliance_high_risk_measurement_logs where org_id = $1`,
    );
  const [log] = await logs();
  const drink = async (body: object, who = worker) => {
    const url = `/v3/alert/high-risk-measurement/${log?.id ?? ''}`;
    expect((await call(url, body, who)).status).toBe(200);
    const [stored] = await logs();
    return [stored?.drink_logged, stored?.action_times['drink_logged']];
  };
  const start = own.now;
  const at = (minutes: number) => new Date(start + minutes * minute).toISOString();
  own.now += 30 * minute;
  // It was queued without a connection, and the first time stays.
  expect(await drink({ drink_logged: true, time: at(10) })).toEqual([true, at(10)]);
  expect(await drink({ drink_logged: true }, own.admin)).toEqual([true, at(10)]);
  expect(await drink({ drink_logged: false })).toEqual([false, undefined]);
  // The clock of a device may be wrong.
  expect(await drink({ drink_logged: true, time: at(90) })).toEqual([true, at(30)]);
  await drink({ drink_logged: false });
  expect(await drink({ drink_logged: true, time: at(-600) })).toEqual([true, at(0)]);
});
