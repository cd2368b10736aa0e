import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayClocks, samplePlan } from './plan-samples.ts';
import { dayOfHour, hourAt, rowPlace, shiftPieces } from './row-place.ts';

const plan = samplePlan([dayClocks.plain, dayClocks.long, dayClocks.short], [20]);

test('every hour is found at its place, on days of 23, 24 and 25 hours', () => {
  expect(plan.times).toHaveLength(72);
  for (const hour of plan.times.keys()) {
    const { from, to } = rowPlace(plan, hour);
    expect(hourAt(plan, dayOfHour(plan, hour), (from + to) / 2)).toBe(hour);
  }
});

test('a repeated hour is shown in halves, a skipped one leaves its place free', () => {
  expect([rowPlace(plan, 26), rowPlace(plan, 27)]).toEqual([
    { from: 2, to: 2.5 },
    { from: 2.5, to: 3 },
  ]);
  expect(rowPlace(plan, 51)).toEqual({ from: 3, to: 4 });
  expect(hourAt(plan, 2, 2.5)).toBe(50);
  expect([hourAt(plan, 1, -4), hourAt(plan, 1, 99)]).toEqual([24, 48]);
});

test('a shift over midnight is in two rows', () => {
  expect(shiftPieces(plan, 20, 8)).toEqual([
    { day: 0, from: 20, to: 24 },
    { day: 1, from: 0, to: 3 },
  ]);
});

test('the parts of a shift are exactly its hours', () => {
  const shifts = fc.tuple(fc.integer({ min: 0, max: 56 }), fc.integer({ min: 1, max: 16 }));
  fc.assert(
    fc.property(shifts, ([start, length]) => {
      const hours = shiftPieces(plan, start, length).flatMap(({ day, from, to }) =>
        [...plan.times.keys()].filter((hour) => {
          const place = rowPlace(plan, hour);
          return dayOfHour(plan, hour) === day && place.from >= from && place.to <= to;
        }),
      );
      expect(hours).toEqual(Array.from({ length }, (_, nth) => start + nth));
    }),
  );
});
