import { expect, test } from 'vitest';
import type { WeatherHour } from '#weather/contract';
import { noRisk } from '../risk/risk-matrix.ts';
import { hourPlan } from './hour-plan.ts';

const begin = Date.parse('2026-11-23T16:00:00Z') / 1000;
const hourOf = (time: string, nth: number, heatindex_c = 38): WeatherHour => ({
  ...{ time, time_epoch: begin + nth * 3600, temp_c: 30, temp_f: 86, is_day: 1 },
  ...{ condition: { text: 'Sunny' }, wind_degree: 90, wind_dir: 'E', pressure_mb: 1010 },
  ...{ humidity: 40, cloud: 0, uv: 8, short_rad: null, heatindex_c, heatindex_f: 0 },
  ...{ wind_kph: 12, wind_mph: 7.5 },
});
const day = {
  ...{ mintemp_c: 0, mintemp_f: 0, maxtemp_c: 0, maxtemp_f: 0, avghumidity: 0 },
  ...{ maxwind_kph: 0, maxwind_mph: 0, condition: { text: '' } },
};
const days = [
  {
    ...{ date: '2026-11-24', day },
    hour: [hourOf('2026-11-24 22:00', 0), hourOf('2026-11-24 23:00', 1, 26)],
  },
  { date: '2026-11-25', day, hour: [hourOf('2026-11-25 02:00', 4, 31)] },
];

test('hours are consecutive, missing ones without a risk', () => {
  const plan = hourPlan(days, 22);
  expect(plan.times.map((time) => time.slice(8))).toEqual([
    ...['24 22:00', '24 23:00', '25 00:00', '25 01:00', '25 02:00'],
  ]);
  expect(plan.risks).toEqual([72, 24, noRisk, noRisk, 48]);
  expect(plan.levels).toEqual([2, 0, noRisk, noRisk, 1]);
  expect(plan.epochs.map((epoch) => (epoch - begin) / 3600)).toEqual([0, 1, 2, 3, 4]);
  expect(plan.days).toEqual([
    { date: '2026-11-24', first: 0, count: 2 },
    { date: '2026-11-25', first: 2, count: 3 },
  ]);
});

test('a job that is not assessed has no risk, and without a forecast there is no hour', () => {
  expect(hourPlan(days, -1).risks).toEqual([noRisk, noRisk, noRisk, noRisk, noRisk]);
  expect(hourPlan([], 22).days).toEqual([]);
});
