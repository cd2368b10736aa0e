import { expect, test } from 'vitest';
import type { WeatherDay } from '#weather/contract';
import { accumulation } from './accumulation.ts';

const begin = Date.UTC(2026, 10, 10) / 1000;
const day = 86_400;

/** Days from 10 November on, each with its hours of heat from ten in the morning. */
const daysOf = (hot: readonly number[]): WeatherDay[] =>
  hot.map((hours, nth) => ({
    date: `2026-11-${String(10 + nth)}`,
    day: {
      ...{ mintemp_c: 0, mintemp_f: 0, maxtemp_c: 0, maxtemp_f: 0, avghumidity: 0 },
      ...{ maxwind_kph: 0, maxwind_mph: 0, condition: { text: '' } },
    },
    hour: Array.from({ length: 24 }, (_, at) => ({
      ...{ time_epoch: begin + nth * day + at * 3600, time: '', is_day: 1 as const },
      ...{ temp_c: 30, temp_f: 86, condition: { text: '' }, wind_kph: 0, wind_mph: 0 },
      ...{ wind_degree: 0, wind_dir: 'N', pressure_mb: 1010, humidity: 40, cloud: 0, uv: 0 },
      ...{ heatindex_c: at >= 10 && at < 10 + hours ? 33 : 20, heatindex_f: 0, short_rad: null },
    })),
  }));

test('hours of heat are counted by day; of today those that are over, with the same weekday before', () => {
  const days = daysOf([6, 1, 1, 1, 1, 1, 1, 5, 4]);
  const now = begin + 7 * day + 12.5 * 3600;
  expect(accumulation({ days, today: '2026-11-17', now, threshold: 33 })).toEqual({
    days: days.map(({ date }, nth) => ({
      date,
      hours: [6, 1, 1, 1, 1, 1, 1, 5, 4][nth],
      isForecast: nth >= 7,
    })),
    // Six whole days and two hours of today.
    week: 8,
    today_so_far: 2,
    // A week ago ten, eleven and half past twelve were hot as well.
    usual_so_far: 2,
  });
});

test('without earlier days there is no usual number, and without today no hours so far', () => {
  const now = begin + 12 * 3600;
  const only = accumulation({ days: daysOf([3]), today: '2026-11-10', now, threshold: 33 });
  expect(only).toMatchObject({ today_so_far: 2, week: 2, usual_so_far: null });
  expect(accumulation({ days: [], today: '2026-11-10', now, threshold: 33 })).toEqual({
    ...{ days: [], week: 0, today_so_far: 0, usual_so_far: null },
  });
});
