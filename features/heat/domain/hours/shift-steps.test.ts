import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayClocks, samplePlan, samplesBegin } from './plan-samples.ts';
import { draggedShift, possibleStarts, steppedShift } from './shift-steps.ts';
import type { ShiftStep } from './shift-steps.ts';

const plan = samplePlan([dayClocks.plain, dayClocks.long, dayClocks.short], [20]);
const anyTime = { not_before: 0, not_after: 23 };
const possible = { earliest: 6, latest: 64 };
const stepped = (start: number, step: ShiftStep, limits = anyTime) =>
  steppedShift(plan, start, step, { possible, limits });

test('a shift begins in an hour that has not begun, and ends before the forecast ends', () => {
  const at = (hours: number) => samplesBegin + hours * 3_600_000;
  expect(possibleStarts(plan, 8, at(5.4))).toEqual({ earliest: 6, latest: 64 });
  expect(possibleStarts(plan, 8, at(6))).toEqual({ earliest: 6, latest: 64 });
  expect(possibleStarts(plan, 8, at(64.2))).toBeNull();
  expect(possibleStarts(plan, 8, at(100))).toBeNull();
  expect(possibleStarts(samplePlan([], [20]), 8, at(0))).toBeNull();
});

test('a step is an hour or a day at the same time of the clock', () => {
  expect(stepped(23, 'hour_on')).toBe(24);
  expect(stepped(24, 'hour_back')).toBe(23);
  expect(stepped(10, 'day_on')).toBe(35);
  expect(stepped(35, 'day_back')).toBe(10);
  // The third hour of the first day; the last one has none at two.
  expect(stepped(26, 'day_on')).toBe(50);
});

test('a step ends at what is possible', () => {
  expect(stepped(6, 'hour_back')).toBe(6);
  expect(stepped(27, 'day_back')).toBe(6);
  expect(stepped(64, 'hour_on')).toBe(64);
  expect(stepped(43, 'day_on')).toBe(64);
  expect(stepped(60, 'day_on')).toBe(60);
  expect(stepped(10, 'day_back')).toBe(10);
});

test('the first and the last start of a day are within the limits', () => {
  const limits = { not_before: 4, not_after: 12 };
  expect([stepped(30, 'first_of_day', limits), stepped(30, 'last_of_day', limits)]).toEqual([
    ...[29, 37],
  ]);
  expect([stepped(20, 'first_of_day', limits), stepped(20, 'last_of_day')]).toEqual([6, 23]);
  expect(stepped(55, 'last_of_day', { not_before: 18, not_after: 20 })).toBe(55);
});

test('a dragged shift moves so that the held hour is where it was dropped', () => {
  expect(draggedShift(plan, 3, { day: 0, place: 13.4 }, possible)).toBe(10);
  expect(draggedShift(plan, 3, { day: 1, place: 13.4 }, possible)).toBe(35);
  expect(draggedShift(plan, 3, { day: 1, place: 0.2 }, possible)).toBe(21);
  expect(draggedShift(plan, 0, { day: 2, place: 24 }, possible)).toBe(64);
});

test('no step and no drag leaves the possible starts', () => {
  const steps = fc.array(
    fc.constantFrom<ShiftStep>(
      ...(['hour_back', 'hour_on', 'day_back', 'day_on', 'first_of_day', 'last_of_day'] as const),
    ),
  );
  const clock = fc.integer({ min: 0, max: 23 });
  const drag = fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: -5, max: 30 }));
  fc.assert(
    fc.property(steps, clock, clock, drag, (taken, not_before, not_after, [day, index]) => {
      const put = draggedShift(plan, 2, { day, place: index }, possible);
      const end = taken.reduce(
        (start, step) => stepped(start, step, { not_before, not_after }),
        put,
      );
      for (const start of [put, end]) {
        expect(start).toBeGreaterThanOrEqual(possible.earliest);
        expect(start).toBeLessThanOrEqual(possible.latest);
      }
    }),
  );
});
