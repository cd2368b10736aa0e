import { expect, test } from 'vitest';
import type { WeatherAnswer } from '#weather/contract';
import { weatherAt } from './weather-at.ts';

const start = Date.UTC(2026, 10, 23, 6);
const hour = 3_600_000;
const sky = (temp_c: number) => ({
  ...{ temp_c, temp_f: 0, is_day: 1 as const, condition: { text: 'Sunny' } },
  ...{ wind_kph: 0, wind_mph: 0, wind_degree: 0, wind_dir: 'N', pressure_mb: 1010, humidity: 40 },
  ...{ cloud: 0, uv: 0, heatindex_c: temp_c, heatindex_f: 0, short_rad: null },
});
const day = {
  ...{ mintemp_c: 0, mintemp_f: 0, maxtemp_c: 0, maxtemp_f: 0, avghumidity: 0 },
  ...{ maxwind_kph: 0, maxwind_mph: 0, condition: { text: '' } },
};
const answer: WeatherAnswer = {
  location: { name: '', lat: 0, lon: 0, tz_id: 'UTC' },
  current: null,
  forecast: {
    forecastday: [
      {
        ...{ date: '2026-11-23', day },
        hour: [0, 1].map((nth) => ({
          ...sky(nth),
          ...{ time_epoch: start / 1000 + nth * 3600, time: `2026-11-23 0${String(6 + nth)}:00` },
        })),
      },
    ],
  },
  source: { name: '', attribution: '', is_simulated: true, fetched_time: start },
};

test('the weather at a time is that of its hour, and null beyond the forecast', () => {
  expect(weatherAt(answer, start)).toMatchObject({ temp_c: 0, last_updated: '2026-11-23 06:00' });
  expect(weatherAt(answer, start + 2 * hour - 1)).toMatchObject({ temp_c: 1 });
  expect(weatherAt(answer, start - 1)).toBeNull();
  expect(weatherAt(answer, start + 2 * hour)).toBeNull();
});

test('an observation is preferred to the forecast of its hour, but not for other hours', () => {
  const last_updated_epoch = start / 1000 + 600;
  const current = { ...sky(9), last_updated: '2026-11-23 06:10', last_updated_epoch };
  expect(weatherAt({ ...answer, current }, start + hour / 2)).toMatchObject({ temp_c: 9 });
  expect(weatherAt({ ...answer, current }, start + 1.5 * hour)).toMatchObject({ temp_c: 1 });
});
