import { expect, test } from 'vitest';
import type { SiteReading, WeatherAnswer } from '#weather/contract';
import { measuredWeatherAt, weatherAt } from './weather-at.ts';

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

// In India hours begin at half past those of UTC.
test.each([
  ['a forecast', []],
  ['an observation alone', null],
])('a reading counts in the local hour of a zone with half an hour, by %s', (_, hours) => {
  const begin = start - hour / 2;
  const reading: SiteReading = {
    ...{ reading_id: 'r', location_id: 'pit', time: new Date(begin + hour / 6).toISOString() },
    ...{ minutes: 15, wbgt: null, temperature: 44, humidity: 30, heat_index: 52, wind_kph: null },
    created_time: new Date(begin + hour / 6).toISOString(),
  };
  const last_updated_epoch = (begin + hour / 4) / 1000;
  const local: WeatherAnswer = {
    ...answer,
    location: { name: '', lat: 0, lon: 0, tz_id: 'Asia/Kolkata' },
    current: hours === null ? { ...sky(30), last_updated: '', last_updated_epoch } : null,
    forecast: {
      forecastday:
        hours === null
          ? []
          : [
              {
                ...{ date: '2026-11-23', day },
                hour: [{ ...sky(30), time_epoch: begin / 1000, time: '2026-11-23 11:00' }],
              },
            ],
    },
  };
  const asked = { time: begin + (5 * hour) / 6, wbgtOf: () => Number.NaN };
  expect(measuredWeatherAt(local, [reading], asked)?.temp_c).toBe(44);
  const later = { ...asked, time: begin + (7 * hour) / 6 };
  expect(measuredWeatherAt(local, [reading], later)?.temp_c).not.toBe(44);
});
