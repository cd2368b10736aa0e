import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ConditionalTrigger, RuleMetric } from '#alerts/contract';
import { newId } from '#apps/server/testing';
import { ServiceFailure } from '#packages/http/server';
import { riskFactors } from '#tags/contract';
import { simulatedService } from '#weather/server';
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

const condition = (
  metric: RuleMetric,
  threshold: number,
  more: Partial<ConditionalTrigger> = {},
): ConditionalTrigger => ({
  ...{ kind: 'conditional', metric, operator_type: '>=', threshold, frequency_minutes: 60 },
  ...{ enable_forecast: false, forecast_window_hours: 72, notify_lead_time_hours: 48, ...more },
});
interface Stored {
  reason: string;
  targets: { kind: string; tag_ids: string[]; value?: number; time?: number }[];
}
const alerts = () =>
  own.run<Stored>(
    'select reason, targets from compliance_alert_logs where org_id = $1 order by created_time',
  );
/** Weather whose temperature is a function of time. */
function weatherOf(celsiusAt: (time: number) => number) {
  const changed = (sky: Awaited<ReturnType<typeof simulatedService.current>>) => ({
    ...sky,
    current: sky.current && { ...sky.current, celsius: celsiusAt(sky.current.time) },
    hours: sky.hours.map((each) => ({ ...each, celsius: celsiusAt(each.time) })),
  });
  own.weather = {
    ...simulatedService,
    current: async (place, now) => changed(await simulatedService.current(place, now)),
    hours: async (place, days, now) => changed(await simulatedService.hours(place, days, now)),
  };
}

test('a temperature that meets the condition is an alert about the location', async () => {
  weatherOf(() => 41.25);
  await own.addRule(condition('temp', 40));
  await own.slots();
  expect(await alerts()).toMatchObject([
    { reason: 'now', targets: [{ kind: 'place', tag_ids: [own.location], value: 41.25 }] },
  ]);
});

test.each([
  // The model is hotter: still the meter counts.
  [41, 35, []],
  [35, 41, [{ reason: 'now', targets: [{ value: 41 }] }]],
])(
  'with %d °C of the model and %d °C of a meter the meter decides',
  async (model, meter, found) => {
    weatherOf(() => model);
    await own.run(
      `insert into readings (org_id, reading_id, location_id, time, minutes, temperature, humidity,
       heat_index, instrument, note, created_time)
     values ($1, $2, $3, $4, 60, $5, 20, $5, '', '', $4)`,
      [newId(), own.location, new Date(own.now - 30 * 60_000).toISOString(), meter],
    );
    await own.addRule(condition('temp', 40));
    await own.slots();
    expect(await alerts()).toMatchObject(found);
    await own.run('delete from readings where org_id = $1');
  },
);

test('a WBGT alone triggers no rule: the rules compare what it does not measure', async () => {
  weatherOf(() => 30);
  await own.run(
    `insert into readings (org_id, reading_id, location_id, time, minutes, wbgt, instrument, note,
       created_time)
     values ($1, $2, $3, $4, 60, 45, '', '', $4)`,
    [newId(), own.location, new Date(own.now).toISOString()],
  );
  for (const metric of ['temp', 'heat_index'] as const) await own.addRule(condition(metric, 44));
  await own.slots();
  expect(await alerts()).toEqual([]);
  await own.run('delete from readings where org_id = $1');
});

test('an alert about several places shows the worst one and the others', async () => {
  const other = newId();
  await own.run(
    `insert into tags (org_id, tag_id, name, type, metadata, created_time)
     values ($1, $2, 'North pit', 'location', '{"lat": -24, "lon": 134}', now())`,
    [other],
  );
  weatherOf(() => 41);
  const { current } = own.weather;
  own.weather = {
    ...own.weather,
    current: async (place, now) => {
      const sky = await current(place, now);
      return {
        ...sky,
        current: sky.current && { ...sky.current, celsius: place.lat < 0 ? 44 : 41 },
      };
    },
  };
  await own.addRule(condition('temp', 40), { tag_ids: [own.job, own.location, other] });
  await own.slots();
  const [alert] = await own.run<{ reading: object; others: object[] }>(
    `select metadata->'reading' as reading, metadata->'other_readings' as others
     from compliance_alert_logs where org_id = $1`,
  );
  expect(alert).toMatchObject({
    ...{ reading: { value: 44, tag_ids: [other] }, others: [{ value: 41 }] },
  });
});

test('[ALERT-48] an hour of the forecast alerts at the notice before it, once for its day, with its peak', async () => {
  const hot = own.now + 30 * hour;
  const peak = hot + 2 * hour;
  weatherOf((time) => (Math.abs(time - hot) < hour ? 45 : Math.abs(time - peak) < hour ? 48 : 20));
  const forecast = { enable_forecast: true, notify_lead_time_hours: 24 };
  await own.addRule(condition('temp', 40, forecast));
  for (let passed = 0; passed < 12; passed += 1) {
    await own.slots();
    own.now += hour;
  }
  const found = await alerts();
  expect(found.map(({ reason }) => reason)).toEqual(['forecast']);
  const target = found[0]?.targets[0];
  expect(target?.value).toBe(45);
  expect(Math.abs((target?.time ?? 0) - hot)).toBeLessThan(hour);
  const [stored] = await own.run<{ peak: { value: number; at: string } }>(
    `select metadata->'reading'->'peak' as peak from compliance_alert_logs where org_id = $1`,
  );
  expect(stored?.peak.value).toBe(48);
  expect(Math.abs(Date.parse(stored?.peak.at ?? '') - peak)).toBeLessThan(hour);
});

test('no answer is no data: supervisors are notified once, after three evaluations', async () => {
  own.weather = {
    ...simulatedService,
    is_simulated: false,
    current: () => Promise.reject(new ServiceFailure('slow')),
  };
  await own.addRule(condition('heat_index', 40));
  const counts: number[] = [];
  for (let passed = 0; passed < 5; passed += 1) {
    await own.slots();
    counts.push((await alerts()).length);
    own.now += hour;
  }
  expect(counts).toEqual([0, 0, 1, 1, 1]);
  expect(own.errors).not.toEqual([]);
  own.errors = [];
  expect(await alerts()).toMatchObject([
    { reason: 'no_data', targets: [{ kind: 'no_data', tag_ids: [own.location] }] },
  ]);
});

test('of a saved rule a deleted location counts no more, and one without coordinates has no data', async () => {
  weatherOf(() => 45);
  const [deleted, moved] = [newId(), newId()];
  await own.run(
    `insert into tags (org_id, tag_id, name, type, metadata, created_time)
     select $1, id, id::text, 'location', '{"lat": -24, "lon": 134}', now()
     from unnest($2::uuid[]) as id`,
    [[deleted, moved]],
  );
  const tag_ids = [own.job, own.location, deleted, moved];
  await own.addRule(condition('temp', 40), { tag_ids });
  await own.run(
    'update tags set active = tag_id <> $2, metadata = $4 where org_id = $1 and tag_id in ($2, $3)',
    [...[deleted, moved, {}]],
  );
  for (let passed = 0; passed < 4; passed += 1) {
    await own.slots();
    own.now += hour;
  }
  expect(await alerts()).toMatchObject([
    { reason: 'now', targets: [{ kind: 'place', tag_ids: [own.location] }] },
    { reason: 'no_data', targets: [{ kind: 'no_data', tag_ids: [moved] }] },
  ]);
});

test('a rule without any job or location left alerts nobody', async () => {
  weatherOf(() => 45);
  const gone = newId();
  await own.run(
    `insert into tags (org_id, tag_id, name, type, metadata, created_time)
     values ($1, $2, 'Old pit', 'location', '{"lat": -24, "lon": 134}', now())`,
    [gone],
  );
  await own.addRule(condition('temp', 40), { tag_ids: [own.job, gone] });
  await own.run('update tags set active = false where org_id = $1 and tag_id = $2', [gone]);
  for (let passed = 0; passed < 4; passed += 1) {
    await own.slots();
    own.now += hour;
  }
  expect(await alerts()).toEqual([]);
});

test('the risk is that of each job at each location where somebody works', async () => {
  weatherOf(() => 44);
  await own.run(`update tags set metadata = metadata || $3 where org_id = $1 and tag_id = $2`, [
    own.job,
    { ...Object.fromEntries(riskFactors.map((factor) => [factor, 2])), _metabolic_work_rate: 6 },
  ]);
  await own.addRule(condition('risk_score', 28));
  await own.slots();
  const [alert] = await alerts();
  expect(alert?.targets.map(({ tag_ids }) => tag_ids)).toEqual([[own.location, own.job]]);
  expect(alert?.targets[0]?.value).toBeGreaterThanOrEqual(28);
});
