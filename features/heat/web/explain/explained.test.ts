import { expect, test } from 'vitest';
import { momentOf, riskIn } from '#heat/domain';
import { factorsOf, hazardScore, presetOf } from '#jobs/domain';
import type { WeatherHour } from '#weather/contract';
import { waysDown, withoutFix } from './explained.ts';

const hourOf = (time: string, heatindex_c: number, wind_kph: number): WeatherHour => ({
  ...{ time, time_epoch: 0, temp_c: 30, temp_f: 86, is_day: 1, condition: { text: 'Sunny' } },
  ...{ wind_degree: 90, wind_dir: 'E', pressure_mb: 1010, humidity: 40, cloud: 0, uv: 8 },
  ...{ short_rad: null, heatindex_c, heatindex_f: 0, wind_kph, wind_mph: 0 },
});
const day = {
  ...{ mintemp_c: 0, mintemp_f: 0, maxtemp_c: 0, maxtemp_f: 0, avghumidity: 0 },
  ...{ maxwind_kph: 0, maxwind_mph: 0, condition: { text: '' } },
};
const worst = hourOf('2026-11-23 14:00', 38, 12);
const days = [
  {
    ...{ date: '2026-11-23', day },
    hour: [
      ...[hourOf('2026-11-23 06:00', 20, 45), worst, hourOf('2026-11-23 19:00', 30, 12)],
      ...[hourOf('2026-11-23 23:00', 25, 12)],
    ],
  },
];
const factors = presetOf('moderate');
const job = { tag_id: 'a', name: 'Scaffolding', workers: 3, factors, hazard: hazardScore(factors) };

test('an extreme risk is reduced by factors and, later, by the weather', () => {
  const risk = riskIn(job.hazard, momentOf(worst));
  expect(risk.risk).toBe(63);
  const [high, low] = waysDown(job, risk, days, '2026-11-23 14:00');
  expect(high).toMatchObject({ goal: 'high', hour: { time: '2026-11-23 19:00', risk: 42 } });
  expect(low).toMatchObject({ goal: 'low', hour: { time: '2026-11-23 23:00', risk: 21 } });
  for (const { goal, ways } of [high, low].filter((way) => way !== undefined)) {
    expect(ways.length).toBeGreaterThan(0);
    for (const way of ways) {
      const changed = Object.fromEntries(way.map(({ factor, to }) => [factor, to]));
      const after = riskIn(hazardScore(factorsOf({ ...factors, ...changed })), momentOf(worst));
      expect(after.risk).toBeLessThanOrEqual(goal === 'high' ? 60 : 27);
    }
  }
});

test('a low risk needs nothing, and a goal that no hour reaches has none', () => {
  const calm = riskIn(job.hazard, momentOf(hourOf('2026-11-23 06:00', 20, 45)));
  expect(waysDown(job, calm, days, '2026-11-23 06:00')).toEqual([]);
  const risk = riskIn(job.hazard, momentOf(worst));
  expect(waysDown(job, risk, days, '2026-11-23 23:00').map(({ hour }) => hour)).toEqual([
    null,
    null,
  ]);
});

test('if no change reaches a goal in time, the first hour that does is named, or the work must stop', () => {
  expect(withoutFix('high', '19:00', true)).toEqual([
    ...['Move the work to 19:00.', 'Do not do this work in this hour.'],
  ]);
  expect(withoutFix('high', null, false)).toEqual(['Do not do this work in this heat.']);
  expect(withoutFix('low', null, true)).toEqual([
    'Work only with the rest and water on the crew card.',
  ]);
});
