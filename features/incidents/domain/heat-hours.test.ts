import { expect, test } from 'vitest';
import type { WeatherHour } from '#weather/contract';
import { heatHours } from './heat-hours.ts';

const hour = 3_600_000;
const start = Date.parse('2026-11-20T06:00:00Z');
const weather = (nth: number, heatindex_c: number, more: object = {}) =>
  ({
    ...{ time_epoch: (start + nth * hour) / 1000, time: '2026-11-20 06:00', heatindex_c },
    ...{
      heatindex_f: heatindex_c * 1.8 + 32,
      temp_c: 33,
      humidity: 50,
      wind_kph: 20,
      wind_mph: 12,
    },
    ...more,
  }) as WeatherHour;

test('the hours that touch a time, by time and location, with the risk of the job', () => {
  const places = [
    { name: 'Yard', hours: [weather(0, 30), weather(1, 42), weather(2, 50)] },
    { name: 'Pit', hours: [weather(1, 55, { correction: 1 })] },
  ];
  const times = [{ start: start + hour + 1, end: start + 2 * hour }];
  const hours = heatHours(places, times, 20);
  expect(hours.map(({ location, level, is_measured }) => [location, level, is_measured])).toEqual([
    ['Pit', 'extreme', true],
    ['Yard', 'extreme', false],
  ]);
  expect(heatHours(places, times, -1).map(({ risk, level }) => [risk, level])).toEqual([
    [null, null],
    [null, null],
  ]);
  expect(heatHours(places, [], 20)).toEqual([]);
});
