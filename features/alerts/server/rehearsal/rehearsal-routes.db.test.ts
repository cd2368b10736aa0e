import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { rehearseRule } from '#alerts/contract';
import type { AlertTrigger } from '#alerts/contract';
import { defaultTrigger } from '#alerts/domain';
import { newId } from '#apps/server/testing';
import type { CallData } from '#packages/http/contract';
import { createAlertFixture } from '../test-alert-fixture.ts';
import type { AlertFixture } from '../test-alert-fixture.ts';

let own: AlertFixture;
const hour = 3_600_000;
const day = 24 * hour;

beforeAll(async () => {
  own = await createAlertFixture();
});
afterAll(() => own.fixture.leave());
beforeEach(async () => {
  await own.reset();
  minutes += 2;
  own.now += minutes * 60_000;
});
/** Each test has a minute of its own, for the limit of calls. */
let minutes = 0;

const place = () => ({ now: own.now, timezone: 'UTC' });
const ask = async (trigger: AlertTrigger, more: object = {}) => {
  const body = { trigger, tag_ids: [own.job, own.location], ...more };
  const answer = await own.fixture.app.call('POST', '/v3/alert/rule/rehearse', body, own.admin);
  return {
    ...answer,
    data: (answer.body as unknown as { data: CallData<typeof rehearseRule> }).data,
    errors: (answer.body as unknown as { errors?: object }).errors,
  };
};

test('a rehearsed condition has its alerts, its nights and the threshold for a wanted number', async () => {
  const trigger = defaultTrigger('conditional', place());
  if (trigger.kind !== 'conditional') throw new Error('It is a condition');
  const { status, data } = await ask(
    { ...trigger, metric: 'temp', threshold: 20 },
    {
      wanted_per_week: 2,
    },
  );
  expect(status).toBe(200);
  expect(data).toMatchObject({ has_data: true, missing: [], no_data: 0 });
  // Hot at each hour: one alert each 24 hours, in the past and in the forecast.
  expect(data.count).toBeGreaterThan(40);
  expect(data.ahead).toBeGreaterThan(10);
  expect(data.median_gap).toBe(24 * 60);
  expect(data.alerts).toHaveLength(data.count);
  expect(data.by_day.reduce((sum, count) => sum + count, 0)).toBe(data.count);
  expect(data.suggestion?.threshold).toBeGreaterThan(20);
  expect(data.suggestion?.per_week).toBeLessThanOrEqual(2);
  const again = await ask({
    ...trigger,
    metric: 'temp',
    threshold: data.suggestion?.threshold ?? 0,
  });
  expect(again.data.per_week).toBeCloseTo(data.suggestion?.per_week ?? -1);
});

test('a rule about tests is replayed over the past only', async () => {
  own.now -= 3 * day;
  await own.addTest('worker_day', 200);
  own.now += 3 * day;
  const rule: AlertTrigger = {
    kind: 'status',
    level: 'severe',
    realert_after_hours: 24,
    actions: [],
  };
  const { data } = await ask(rule);
  expect(data.to).toBe(data.now);
  expect(data).toMatchObject({ count: 4, ahead: 0, suggestion: null, has_data: true });
  await own.reset();
  own.now += (minutes + 1) * 60_000;
  expect((await ask(rule)).data).toMatchObject({ count: 0, has_data: false });
});

test('nothing is stored by a rehearsal', async () => {
  await ask(defaultTrigger('periodic', { now: own.now - 10 * day, timezone: 'UTC' }));
  for (const table of ['alert_rules', 'alert_runs', 'compliance_alert_logs']) {
    expect(await own.run(`select from ${table} where org_id = $1`)).toEqual([]);
  }
});

test('bad input has the errors of the form, and other organisations’ tags do not exist', async () => {
  const trigger = defaultTrigger('periodic', place());
  expect((await ask(trigger, { tag_ids: [own.job] })).errors).toHaveProperty('locations');
  expect((await ask(trigger, { tag_ids: [own.job, own.location, newId()] })).errors).toHaveProperty(
    'tag_ids',
  );
  expect((await ask(trigger, { wanted_per_week: 0 })).errors).toHaveProperty('wanted_per_week');
  expect((await ask({ ...trigger, every_n: 0 } as AlertTrigger)).status).toBe(422);
});

test('rehearsals of a person are limited per minute', async () => {
  const trigger = defaultTrigger('periodic', place());
  const statuses: number[] = [];
  for (let nth = 0; nth < 21; nth += 1) statuses.push((await ask(trigger)).status);
  expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true);
  expect(statuses[20]).toBe(429);
});
