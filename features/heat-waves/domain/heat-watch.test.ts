import fc from 'fast-check';
import { expect, test } from 'vitest';
import { celsiusOf } from '#packages/kit';
import { dayAfter } from '#weather/domain';
import { heatWatch } from './heat-watch.ts';

const first = '2026-11-01';
/** Consecutive days with these highs in degrees Fahrenheit; null is not known. */
const daysOf = (highs: readonly (number | null)[]) =>
  highs.flatMap((high, nth) =>
    high === null ? [] : [{ date: dayAfter(first, nth), high_c: celsiusOf(high) }],
  );
const waveDates = (highs: readonly (number | null)[]) =>
  heatWatch(daysOf(highs), first).waves.map(({ date }) => date);
const sixth = dayAfter(first, 5);

test.each([
  ['exactly 80 and 10 above', [70, 70, 70, 70, 70, 80], [sixth]],
  ['79.9 is not hot enough', [60, 60, 60, 60, 60, 79.9], []],
  ['9.9 above is not enough', [80, 80, 80, 80, 80, 89.9], []],
  ['10 above a mean of different days', [90, 70, 90, 70, 80, 90], [sixth]],
  [
    'the days of the wave raise the mean',
    [70, 70, 70, 70, 70, 95, 95, 95, 80],
    [...[sixth, dayAfter(first, 6), dayAfter(first, 7)]],
  ],
  ['a day before is not known', [70, null, 70, 70, 70, 95], []],
])('%s', (_title, highs, dates) => {
  expect(waveDates(highs)).toEqual(dates);
});

test('a hot day without the days before it is named as unknown', () => {
  expect(heatWatch(daysOf([95, 95]), first).unknown).toEqual([first, dayAfter(first, 1)]);
  expect(heatWatch(daysOf([75, 75]), first).unknown).toEqual([]);
});

test('observation lasts 14 days from each day of a wave, and is named before it begins', () => {
  const days = daysOf([70, 70, 70, 70, 70, 95]);
  const observed = (nth: number) => heatWatch(days, dayAfter(first, nth)).observations;
  const period = { since: sixth, until: dayAfter(first, 18) };
  expect([observed(4), observed(5), observed(18)]).toEqual([[period], [period], [period]]);
  expect(observed(19)).toEqual([]);
  // The day itself is past from the next day on.
  expect(heatWatch(days, dayAfter(first, 6)).waves).toEqual([]);
});

test('a wave within an observation or right after it extends it, a later one starts another', () => {
  const cool = (count: number) => Array.from({ length: count }, () => 70);
  const observed = (gap: number) =>
    heatWatch(daysOf([...cool(5), 95, ...cool(gap), 95]), first).observations;
  expect(observed(13)).toEqual([{ since: sixth, until: dayAfter(first, 32) }]);
  expect(observed(14)).toEqual([
    { since: sixth, until: dayAfter(first, 18) },
    { since: dayAfter(first, 20), until: dayAfter(first, 33) },
  ]);
});

test('hotter weather never ends a wave, and the order of the days does not matter', () => {
  const high = fc.integer({ min: 60, max: 120 });
  fc.assert(
    fc.property(fc.array(high, { minLength: 6, maxLength: 12 }), fc.nat(20), (highs, more) => {
      const days = daysOf(highs);
      const last = days.at(-1)?.date ?? '';
      const isWave = (all: typeof days) =>
        heatWatch(all, first).waves.some(({ date }) => date === last);
      const hotter = days.map((day) =>
        day.date === last ? { ...day, high_c: day.high_c + more } : day,
      );
      expect(!isWave(days) || isWave(hotter)).toBe(true);
      expect(heatWatch(days.toReversed(), first)).toEqual(heatWatch(days, first));
    }),
  );
});
