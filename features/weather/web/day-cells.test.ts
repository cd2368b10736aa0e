import { expect, test } from 'vitest';
import type { WeatherDay, WeatherHour } from '#weather/contract';
import { dayCells } from './day-cells.ts';
import { weatherRows } from './weather-card.tsx';

const hourOf = (wind_kph: number, wind_degree: number, wind_dir: string): WeatherHour => ({
  ...{ time_epoch: 0, time: '', temp_c: 0, temp_f: 32, is_day: 1, condition: { text: '' } },
  ...{ wind_kph, wind_mph: wind_kph / 1.609344, wind_degree, wind_dir, pressure_mb: 1010 },
  ...{ humidity: 40, cloud: 0, uv: 0, heatindex_c: 0, heatindex_f: 32, short_rad: null },
});
const day: WeatherDay = {
  date: '2026-11-23',
  day: {
    ...{ mintemp_c: -4.6, mintemp_f: 23.7, maxtemp_c: 31.5, maxtemp_f: 88.7, avghumidity: 41.5 },
    ...{ maxwind_kph: 40.26, maxwind_mph: 25, condition: { text: 'Sunny' } },
  },
  hour: [hourOf(12, 0, 'N'), hourOf(40.26, 225, 'SW'), hourOf(40.26, 90, 'E')],
};

test('[WX-03] a day shows its range, mean humidity, and its strongest wind with the direction of that hour', () => {
  expect(dayCells(day, '2026-11-23', 'metric')).toEqual({
    ...{ date: '23 Nov 2026', weekday: 'Today', condition: 'Sunny', low: '−5', high: '32' },
    ...{ humidity: '42 %', wind: '40.3', from: { point: 'SW', degrees: 225 } },
  });
  expect(dayCells(day, '2026-11-22', 'imperial')).toMatchObject({
    ...{ weekday: 'Mon', low: '24', high: '89', wind: '25.0' },
  });
  expect(dayCells({ ...day, hour: [] }, '', 'metric').from).toBeNull();
});

test('the file names its units and has each number in its own cell', () => {
  expect(weatherRows([day], 'imperial')).toEqual([
    [
      ...['Date', 'Condition', 'Lowest temperature (°F)', 'Highest temperature (°F)'],
      ...['Humidity (%)', 'Wind (mph)', 'Wind from'],
    ],
    ['2026-11-23', 'Sunny', '24', '89', '42', '25.0', 'SW'],
  ]);
});
