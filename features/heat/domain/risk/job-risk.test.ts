import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WeatherHour } from '#weather/contract';
import { jobRisk } from './job-risk.ts';
import { riskOf } from './risk.ts';

const hourOf = (heatindex_c: number, wind_kph: number, nth = 0): WeatherHour => ({
  ...{ time: `2026-11-23 ${String(nth).padStart(2, '0')}:00`, time_epoch: nth * 3600 },
  ...{ temp_c: 30, temp_f: 86, is_day: 1, condition: { text: 'Sunny' }, heatindex_f: 0 },
  ...{ wind_mph: 0, wind_degree: 90, wind_dir: 'E', pressure_mb: 1010, humidity: 40, cloud: 0 },
  ...{ uv: 8, short_rad: null, heatindex_c, wind_kph },
});
const now = { ...hourOf(36, 4), last_updated: '2026-11-23 14:20', last_updated_epoch: 0 };

test('the highest risk is that of the most dangerous hour, not of the hottest one', () => {
  const hours = [hourOf(26, 4, 9), hourOf(39, 4, 11), hourOf(40, 45, 14), hourOf(26, 45, 20)];
  const { min, avg, max, curr } = jobRisk(20, hours, now);
  expect([max?.risk, max?.moment.time]).toEqual([69, '2026-11-23 11:00']);
  expect([min?.risk, min?.moment.time]).toEqual([20, '2026-11-23 20:00']);
  // The mean of 32.75 degrees scores 2, that of 24.5 km/h 1.
  expect([avg?.risk, avg?.moment.time, avg?.moment.wind_kph]).toEqual([42, null, 24.5]);
  expect([curr?.risk, curr?.moment.time]).toEqual([69, '2026-11-23 14:20']);
});

test('without an assessed job or weather there is no risk', () => {
  const none = { min: null, avg: null, max: null, curr: null };
  expect(jobRisk(-1, [hourOf(40, 4)], now)).toEqual(none);
  expect(jobRisk(20, [], null)).toEqual(none);
});

test('no hour is outside the lowest and the highest', () => {
  const weather = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 80 }));
  const drawn = fc.array(weather, { minLength: 1, maxLength: 48 });
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 42 }), drawn, (hazard, hours) => {
      const conditions = hours.map(([heat, wind], nth) => hourOf(heat, wind, nth));
      const { min, max } = jobRisk(hazard, conditions, null);
      const risks = hours.map(([heat_index, wind_kph]) =>
        Number(riskOf({ hazard, heat_index, wind_kph })),
      );
      expect([min?.risk, max?.risk]).toEqual([Math.min(...risks), Math.max(...risks)]);
    }),
  );
});
