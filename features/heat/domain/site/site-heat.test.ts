import { expect, test } from 'vitest';
import type { WeatherDay, WeatherHour } from '#weather/contract';
import { fahrenheitOf } from '#packages/kit';
import { currentHeat, heatDays } from './site-heat.ts';

const hourOf = (time: string, heatindex_c: number, wind_kph: number): WeatherHour => ({
  ...{ time, time_epoch: 0, temp_c: 30, temp_f: 86, is_day: 1, condition: { text: 'Sunny' } },
  ...{ wind_kph, wind_mph: wind_kph / 1.609344, wind_degree: 90, wind_dir: 'E' },
  ...{ pressure_mb: 1010, humidity: 40, cloud: 0, uv: 8, short_rad: null },
  ...{ heatindex_c, heatindex_f: fahrenheitOf(heatindex_c) },
});
const dayOf = (date: string, hour: WeatherHour[]): WeatherDay => ({
  date,
  hour,
  day: {
    ...{ mintemp_c: 0, mintemp_f: 0, maxtemp_c: 0, maxtemp_f: 0, avghumidity: 0 },
    ...{ maxwind_kph: 0, maxwind_mph: 0, condition: { text: '' } },
  },
});

test('[WX-07, WX-13] a day has its mildest, mean and hottest moment, each with its own wind and points', () => {
  const hours = [
    hourOf('2026-11-23 05:00', 20, 4),
    hourOf('2026-11-23 14:00', 42, 21.37),
    hourOf('2026-11-23 15:00', 42, 3),
  ];
  expect(heatDays([dayOf('2026-11-23', hours), dayOf('2026-11-24', [])])).toMatchObject([
    {
      date: '2026-11-23',
      min: { time: '2026-11-23 05:00', c: 20, f: 68, heatindex_score: 1, wind_score: 3 },
      avg: { time: null, wind_kph: 9.5, wind_mph: 5.9, heatindex_score: 3, wind_score: 2 },
      max: { time: '2026-11-23 14:00', c: 42, wind_kph: 21.37, heatindex_score: 4, wind_score: 1 },
    },
  ]);
});

test('[WX-06] the current weather has its points', () => {
  const { time, time_epoch, ...moment } = hourOf('2026-11-23 14:00', 27.01, 40);
  const current = { ...moment, last_updated: time, last_updated_epoch: time_epoch };
  expect(currentHeat(current)).toEqual({
    ...{ heatindex_c: 27.01, heatindex_f: fahrenheitOf(27.01), heatindex_score: 2 },
    ...{ wind_kph: 40, wind_mph: 40 / 1.609344, wind_score: 0, uv: 8, humidity: 40 },
    last_updated: '2026-11-23 14:00',
  });
});
