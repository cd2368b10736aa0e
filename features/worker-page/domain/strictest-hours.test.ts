import { expect, test } from 'vitest';
import type { OwnHour } from './own-hour.ts';
import { strictestHours } from './strictest-hours.ts';

const hourOf = (nth: number, more: Partial<OwnHour> = {}): OwnHour => ({
  ...{ time: nth * 3_600_000, level: 'low', temperature_c: 30, litres: 1 },
  ...{ work_minutes: 60, rest_minutes: 0, ...more },
});
const rests = (...minutes: (number | null)[]) =>
  minutes.map((rest_minutes, nth) => hourOf(nth, { rest_minutes }));

test('each hour is that of the location with the most rest in it', () => {
  const found = strictestHours([
    { name: 'pit', hours: rests(15, 60, null) },
    { name: 'yard', hours: rests(30, 0, 0) },
  ]);
  expect(found.map(({ location, rest_minutes }) => [location, rest_minutes])).toEqual([
    ['yard', 30],
    ['pit', 60],
    ['yard', 0],
  ]);
});

test('an hour that only one location knows is in its order', () => {
  const found = strictestHours([
    { name: 'pit', hours: [hourOf(1)] },
    { name: 'yard', hours: [hourOf(0), hourOf(2)] },
  ]);
  expect(found.map(({ location }) => location)).toEqual(['yard', 'pit', 'yard']);
});

test('the level and the water are the highest of all locations', () => {
  const [found] = strictestHours([
    { name: 'pit', hours: [hourOf(0, { rest_minutes: 15, level: 'high', litres: 0.5 })] },
    { name: 'yard', hours: [hourOf(0, { level: 'extreme', litres: 1.25 })] },
  ]);
  expect(found).toMatchObject({ location: 'pit', level: 'extreme', litres: 1.25 });
});

test('of hours without minutes that of the hotter location counts', () => {
  const unknown = { rest_minutes: null, level: null, litres: null };
  const [found] = strictestHours([
    { name: 'pit', hours: [hourOf(0, { ...unknown, temperature_c: 31 })] },
    { name: 'yard', hours: [hourOf(0, { ...unknown, temperature_c: 44 })] },
  ]);
  expect(found).toMatchObject({ location: 'yard', temperature_c: 44, litres: null });
});

test('nobody without a location has hours', () => {
  expect(strictestHours([])).toEqual([]);
});
