import { expect, test } from 'vitest';
import type { WeatherDay, WeatherHour } from '#weather/contract';
import { dayMoments, highestRisk, siteMoment, worstMoment } from './site-moment.ts';

const hourOf = (time: string, heatindex_c: number): WeatherHour => ({
  ...{ time, time_epoch: 0, temp_c: 30, temp_f: 86, is_day: 1, condition: { text: 'Sunny' } },
  ...{ wind_kph: 4, wind_mph: 2.5, wind_degree: 90, wind_dir: 'E', heatindex_f: 0 },
  ...{ pressure_mb: 1010, humidity: 40, cloud: 0, uv: 8, short_rad: null, heatindex_c },
});
const dayOf = (date: string, hour: WeatherHour[]): WeatherDay => ({
  date,
  hour,
  day: {
    ...{ mintemp_c: 0, mintemp_f: 0, maxtemp_c: 0, maxtemp_f: 0, avghumidity: 0 },
    ...{ maxwind_kph: 0, maxwind_mph: 0, condition: { text: '' } },
  },
});

test('a day is represented by its hottest hour, of equal ones the first; another day gives null', () => {
  const days = [
    dayOf('2026-11-23', [hourOf('2026-11-23 13:00', 42), hourOf('2026-11-23 14:00', 42)]),
    dayOf('2026-11-24', []),
  ];
  expect(worstMoment(dayMoments(days, '2026-11-23'))).toEqual({
    ...{ time: '2026-11-23 13:00', air: 30, heat_index: 42, wind_kph: 4 },
  });
  expect(worstMoment(dayMoments(days, '2026-11-24'))).toBeNull();
  expect(worstMoment(dayMoments(days, '2026-11-25'))).toBeNull();
});

test('the highest risk is that of the worst assessed job', () => {
  const moment = siteMoment(hourOf('', 35), 'now');
  expect(highestRisk([-1, 20, 4], [moment])).toBe(3 * 23);
  expect(highestRisk([-1], [moment])).toBeNull();
  expect(highestRisk([], [moment])).toBeNull();
  expect(highestRisk([20], [])).toBeNull();
});

test('the highest risk of a day may be in another hour than its highest heat index', () => {
  const calm = siteMoment(hourOf('', 35), '11:00');
  const windy = { ...siteMoment(hourOf('', 40), '14:00'), wind_kph: 45 };
  expect(highestRisk([20], [calm, windy])).toBe(3 * 23);
});
