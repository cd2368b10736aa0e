import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CourseState } from '#education/contract';
import {
  attemptsLeft,
  courseState,
  dueStage,
  isExpiring,
  isFinished,
  needsAction,
  validUntil,
} from './course-state.ts';
import type { CourseFacts } from './course-state.ts';

const day = 86_400_000;
const blank: CourseFacts = {
  ...{ due: 100 * day, isStarted: false, attemptsUsed: 0, attempts: 3 },
  ...{ passed: null, validUntil: null },
};

test.each<[CourseState, Partial<CourseFacts>, number]>([
  ['Assigned', {}, 1],
  ['Assigned', {}, 100 * day],
  ['Overdue', {}, 100 * day + 1],
  ['Overdue', { isStarted: true, attemptsUsed: 2 }, 101 * day],
  ['Started', { isStarted: true }, 1],
  ['Started', { isStarted: true, attemptsUsed: 90, attempts: 0 }, 1],
  ['Failed', { isStarted: true, attemptsUsed: 3 }, 1],
  ['Failed', { isStarted: true, attemptsUsed: 3 }, 101 * day],
  ['Passed', { passed: day, validUntil: 300 * day, attemptsUsed: 3 }, 299 * day],
  ['Passed', { passed: day, validUntil: null }, 90_000 * day],
  ['Expired', { passed: day, validUntil: 300 * day }, 300 * day],
])('[EDU-07] a course is %s with %o at %d', (state, facts, now) => {
  expect(courseState({ ...blank, ...facts }, now)).toBe(state);
});

test.each<[string | null, Partial<CourseFacts>, number, number]>([
  [null, {}, 0, 93 * day - 1],
  ['soon', {}, 0, 93 * day],
  ['soon', { isStarted: true }, 0, 100 * day],
  [null, {}, 96 * day, 97 * day - 1],
  ['soon', {}, 96 * day, 97 * day],
  ['late', {}, 0, 100 * day + 1],
  ['late', {}, 0, 107 * day],
  [null, {}, 0, 107 * day + 1],
  [null, { passed: day }, 0, 99 * day],
  [null, { attemptsUsed: 3 }, 0, 99 * day],
])(
  'people are told %s of a course with %o, assigned at %d, at %d',
  (stage, facts, assigned, now) => {
    expect(dueStage({ ...blank, ...facts }, assigned, now)).toBe(stage);
  },
);

const facts = fc.record({
  due: fc.integer({ min: 0, max: 500 * day }),
  isStarted: fc.boolean(),
  attemptsUsed: fc.nat(10),
  attempts: fc.nat(10),
  passed: fc.option(fc.integer({ min: 0, max: 500 * day })),
  validUntil: fc.option(fc.integer({ min: 0, max: 900 * day })),
});
const time = fc.integer({ min: 0, max: 900 * day });

test('a state only moves forward in time: to Overdue, or from Passed to Expired', () => {
  fc.assert(
    fc.property(facts, time, time, (course, one, other) => {
      const [early, late] = [Math.min(one, other), Math.max(one, other)];
      const [before, after] = [courseState(course, early), courseState(course, late)];
      const allowed: Record<CourseState, readonly CourseState[]> = {
        Assigned: ['Assigned', 'Overdue'],
        Started: ['Started', 'Overdue'],
        Overdue: ['Overdue'],
        Failed: ['Failed'],
        Passed: ['Passed', 'Expired'],
        Expired: ['Expired'],
      };
      expect(allowed[before]).toContain(after);
    }),
  );
});

test('a pass is never lost to attempts or a due time', () => {
  fc.assert(
    fc.property(facts, time, (course, now) => {
      const state = courseState(course, now);
      expect(['Passed', 'Expired'].includes(state)).toBe(course.passed !== null);
    }),
  );
});

test('answers are shown only after a pass or without an attempt left', () => {
  fc.assert(
    fc.property(facts, (course) => {
      const left = attemptsLeft(course);
      expect(isFinished(course)).toBe(course.passed !== null || left === 0);
      if (course.attempts === 0) expect(left).toBeNull();
      else expect(left).toBe(Math.max(0, course.attempts - course.attemptsUsed));
    }),
  );
});

test('a pass is expiring in its last 30 days, and then needs an action', () => {
  const passed = { ...blank, passed: day, validUntil: 300 * day };
  expect(isExpiring(passed, 269 * day)).toBe(false);
  expect(isExpiring(passed, 270 * day)).toBe(true);
  expect(isExpiring(passed, 300 * day)).toBe(false);
  expect([269, 270, 300].map((at) => needsAction(passed, at * day))).toEqual([false, true, true]);
});

test('a pass ends calendar months later, on the last day of a shorter month', () => {
  const end = (from: string, months: number) => {
    const until = validUntil(Date.parse(from), months);
    return until === null ? null : new Date(until).toISOString();
  };
  expect(end('2026-01-31T08:00:00.000Z', 1)).toBe('2026-02-28T08:00:00.000Z');
  expect(end('2026-11-27T08:00:00.000Z', 12)).toBe('2027-11-27T08:00:00.000Z');
  expect(end('2028-02-29T08:00:00.000Z', 12)).toBe('2029-02-28T08:00:00.000Z');
  expect(end('2026-01-31T08:00:00.000Z', 0)).toBeNull();
});
