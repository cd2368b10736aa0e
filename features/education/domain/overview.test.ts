import { expect, test } from 'vitest';
import type { CourseFacts } from './course-state.ts';
import { completedShare, figuresOf } from './overview.ts';

const day = 86_400_000;
const now = 100 * day;
const course = (more: Partial<CourseFacts>): CourseFacts => ({
  ...{ due: 200 * day, isStarted: false, attemptsUsed: 0, attempts: 3 },
  ...{ passed: null, validUntil: null, ...more },
});

test('each course counts once by its state, and a pass that expires soon also there', () => {
  const courses = [
    course({}),
    course({ isStarted: true }),
    course({ due: 50 * day }),
    course({ isStarted: true, attemptsUsed: 3 }),
    course({ passed: day, validUntil: null }),
    course({ passed: day, validUntil: now + 10 * day }),
    course({ passed: day, validUntil: now + 40 * day }),
    course({ passed: day, validUntil: now - day }),
  ];
  expect(figuresOf(courses, now)).toEqual({
    ...{ assigned: 8, in_progress: 1, completed: 3, overdue: 1, expiring: 1 },
  });
  expect(figuresOf([], now)).toEqual({
    ...{ assigned: 0, in_progress: 0, completed: 0, overdue: 0, expiring: 0 },
  });
});

test.each([
  [0, 0, 0],
  [0, 7, 0],
  [2, 3, 66],
  [199, 200, 99],
  [200, 200, 100],
])('[EDU-02] %i of %i courses are %i %%', (completed, courses, share) => {
  expect(completedShare(completed, courses)).toBe(share);
});
