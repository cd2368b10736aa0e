import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exposureOfDays } from './exposure.ts';

const plan = (date: string, more: object) => ({
  ...{ date, starts: [], shift: 480, leave: 0, sure: 0, hot: 0 },
  ...{ unknown: 0, measured: 0, exposure: 0, credit: 0, ...more },
});

test('a week is the sum of the seven days that end with a date, with its hours without weather', () => {
  const all = Array.from({ length: 9 }, (_, at) =>
    plan(`2026-01-0${String(at + 1)}`, {
      ...{ unknown: at === 8 ? 90 : 0, exposure: at + 1, credit: 0.5 },
    }),
  );
  const found = exposureOfDays(all, { from: '2026-01-01', to: '2026-01-10' });
  expect(found.map(({ week }) => week.before)).toEqual([1, 3, 6, 10, 15, 21, 28, 35, 42, 39]);
  expect(found[9]?.day.before).toBe(0);
  expect(found[9]?.week).toEqual({ before: 39, credit: 3, after: 36, unknown_hours: 1.5 });
});

test('the range may cross the end of a month and of a year, and a day without a plan is 0', () => {
  const all = [plan('2026-12-31', { exposure: 4 })];
  const found = exposureOfDays(all, { from: '2026-12-30', to: '2027-01-02' });
  expect(found.map(({ date, day }) => [date, day.before])).toEqual([
    ...[
      ['2026-12-30', 0],
      ['2026-12-31', 4],
    ],
    ...[
      ['2027-01-01', 0],
      ['2027-01-02', 0],
    ],
  ]);
  expect(exposureOfDays(all, { from: '2027-01-02', to: '2027-01-01' })).toEqual([]);
});

test('rest never makes an exposure negative, and never larger', () => {
  const hours = fc.double({ min: 0, max: 200, noNaN: true });
  fc.assert(
    fc.property(hours, hours, (exposure, credit) => {
      const all = [plan('2026-01-01', { exposure, credit })];
      const [found] = exposureOfDays(all, { from: '2026-01-01', to: '2026-01-01' });
      expect(found?.day.after).toBeGreaterThanOrEqual(0);
      expect(found?.day.after).toBeLessThanOrEqual(exposure);
    }),
  );
});
