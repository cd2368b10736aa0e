import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultPlan } from '#strategies/domain';
import { dehydratedSince, momentsOf, overdueTest } from './overdue.ts';

const hour = 3_600_000;
const six = Date.parse('2026-06-01T06:00:00Z');
const shift = { start: six, end: six + 12 * hour };
const taken = (hours: number, isDehydrated = false) => ({ time: six + hours * hour, isDehydrated });
const plan = { ...defaultPlan, tests_per_day: 3 };

test('tests are due before, evenly during, and after the shift', () => {
  const hoursOf = (more: object) =>
    momentsOf({ ...plan, ...more }, shift).map((time) => (time - six) / hour);
  expect(hoursOf({})).toEqual([0, 6, 12]);
  expect(hoursOf({ tests_per_day: 2 })).toEqual([0, 6]);
  expect(hoursOf({ tests_per_day: 5 })).toEqual([0, 3, 6, 9, 12]);
  expect(hoursOf({ moments: ['during'] })).toEqual([3, 6, 9]);
  expect(hoursOf({ moments: ['before'] })).toEqual([0]);
});

test.each([
  ['at the start of the shift', [], 0, null],
  ['half an hour later', [], 0.51, { reason: 'shift', since: six }],
  ['with a test before the shift', [taken(-1)], 6, null],
  ['with a test long before the shift', [taken(-3)], 1, { reason: 'shift', since: six }],
  ['in the middle', [taken(-1)], 6.6, { reason: 'shift', since: six + 6 * hour }],
  ['with two tests within the smallest gap', [taken(0), taken(1)], 7, { since: six + 6 * hour }],
  ['with all tests so far', [taken(0), taken(5)], 8, null],
  ['after the shift', [taken(0), taken(5)], 13, { since: six + 12 * hour }],
] as const)('%s a worker with %j is overdue as expected', (_when, tests, hours, expected) => {
  const found = overdueTest({ plan, shift, tests }, six + hours * hour);
  if (expected === null) expect(found).toBeNull();
  else expect(found).toMatchObject(expected);
});

test('a re-test after dehydration is overdue by its own time, also without a shift', () => {
  const tests = [taken(0, true)];
  const at = (hours: number) => overdueTest({ plan, shift: null, tests }, six + hours * hour);
  expect(at(0.5)).toBeNull();
  expect(at(0.51)).toEqual({ reason: 'retest', since: six + 0.5 * hour });
  expect(overdueTest({ plan, shift: null, tests: [...tests, taken(0.4)] }, six + hour)).toBeNull();
});

test('nobody without a shift and without dehydration is overdue', () => {
  expect(overdueTest({ plan, shift: null, tests: [] }, six)).toBeNull();
});

test('one more good test never makes somebody overdue who was not', () => {
  const hours = fc.double({ min: -2, max: 13, noNaN: true });
  fc.assert(
    fc.property(
      fc.array(hours, { maxLength: 5 }),
      hours,
      fc.integer({ min: 1, max: 6 }),
      (times, now, tests_per_day) => {
        const tests = times.filter((each) => each <= now).toSorted((a, b) => a - b);
        const of = (all: number[]) =>
          overdueTest(
            { plan: { ...plan, tests_per_day }, shift, tests: all.map((each) => taken(each)) },
            six + now * hour,
          );
        if (of(tests) === null) expect(of([...tests, now])).toBeNull();
      },
    ),
  );
});

test('dehydration lasts since the first of the tests that were not followed by a better one', () => {
  expect(dehydratedSince([taken(0, true), taken(1), taken(2, true), taken(3, true)])).toBe(
    six + 2 * hour,
  );
  expect(dehydratedSince([taken(0, true)])).toBe(six);
  expect(dehydratedSince([taken(0)])).toBe(Number.POSITIVE_INFINITY);
});
