import { expect, test } from 'vitest';
import type { WeatherDay, WeatherHour } from '#weather/contract';
import { forecastHours } from './forecast-hours.ts';

const begin = Date.parse('2026-11-23T16:00:00Z') / 1000;
const hourOf = (time: string, nth: number): WeatherHour => ({
  ...{ time, time_epoch: begin + nth * 3600, temp_c: 30, temp_f: 86, is_day: 1 },
  ...{ condition: { text: 'Sunny' }, wind_degree: 90, wind_dir: 'E', pressure_mb: 1010 },
  ...{ humidity: 40, cloud: 0, uv: 8, short_rad: null, heatindex_c: 38, heatindex_f: 100 },
  ...{ wind_kph: 12, wind_mph: 7.5 },
});
const dayOf = (date: string, hour: WeatherHour[]): WeatherDay => ({
  date,
  day: {
    ...{ mintemp_c: 0, mintemp_f: 0, maxtemp_c: 0, maxtemp_f: 0, avghumidity: 0 },
    ...{ maxwind_kph: 0, maxwind_mph: 0, condition: { text: '' } },
  },
  hour,
});

test('missing hours are filled in between the others, also across days', () => {
  const [first, second] = [hourOf('2026-11-24 23:00', 0), hourOf('2026-11-25 02:00', 3)];
  const hours = forecastHours([dayOf('2026-11-24', [first]), dayOf('2026-11-25', [second])]);
  expect(hours).toEqual([
    { time: '2026-11-24 23:00', epoch: begin, weather: first },
    { time: '2026-11-25 00:00', epoch: begin + 3600, weather: null },
    { time: '2026-11-25 01:00', epoch: begin + 7200, weather: null },
    { time: '2026-11-25 02:00', epoch: begin + 10_800, weather: second },
  ]);
});

test('a complete day is unchanged, and an empty forecast has no hour', () => {
  const weather = [hourOf('2026-11-24 00:00', 0), hourOf('2026-11-24 01:00', 1)];
  expect(forecastHours([dayOf('2026-11-24', weather)]).map((each) => each.weather)).toEqual(
    weather,
  );
  expect(forecastHours([dayOf('2026-11-24', [])])).toEqual([]);
  expect(forecastHours([])).toEqual([]);
});
