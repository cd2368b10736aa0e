import { expect, test } from 'vitest';
import type { ConditionalTrigger } from '#alerts/contract';
import { defaultTrigger } from '../rule-defaults.ts';
import { readPeople, readPlaces } from './history.ts';

const hour = 3_600_000;

test('a person has the newest test of the moment, and is there from when they were added', () => {
  const tested = (time: number) => ({
    ...{ user_id: 'ann', measurement_id: String(time), time, value: 90 },
    status: 'moderate' as const,
  });
  const read = readPeople([
    {
      ...{ user_id: 'ann', tag_ids: ['pit'], added: 10, tests: [tested(20), tested(40)] },
      ...{ measured: [20, 30, 40], arrivals: [] },
    },
  ]);
  expect(read(9)).toEqual([]);
  expect(read(10)).toMatchObject([{ newest: null, last_measured: 10 }]);
  expect(read(35)).toMatchObject([{ newest: { time: 20 }, last_measured: 30 }]);
  expect(read(40)).toMatchObject([{ newest: { time: 40 }, last_measured: 40 }]);
});

test('a place has the value of its hour and the forecast of the window; later there is no value', () => {
  const trigger = {
    ...defaultTrigger('conditional', { now: 0, timezone: 'UTC' }),
    ...{ enable_forecast: true, forecast_window_hours: 2 },
  } as ConditionalTrigger;
  const hours = [30, 35, 40, 45].map((heatindex_c, nth) => ({
    ...{ time: nth * hour, temp_c: 0, wind_kph: 0, heatindex_c },
  }));
  const read = readPlaces([{ tag_ids: ['pit'], zone: 'UTC', hazard: null, hours }], trigger);
  const [first] = read(hour / 2);
  expect(first).toMatchObject({ current: { value: 30 } });
  expect(first?.forecast?.map(({ value }) => value)).toEqual([35, 40]);
  const [last] = read(4 * hour);
  expect(last).toMatchObject({ current: null, forecast: [] });
});
