import { expect, test } from 'vitest';
import { openedTimeProblem } from './index.ts';

const now = Date.parse('2026-11-27T12:00:00Z');
test.each([
  [5 * 60_000, null],
  [5 * 60_000 + 1, 'The time is in the future'],
  [-30 * 86_400_000, null],
  [-30 * 86_400_000 - 1, 'An opening of more than 30 days ago is not recorded'],
])('a time %i ms after now has the problem %j', (offset, problem) => {
  expect(openedTimeProblem(new Date(now + offset).toISOString(), now)).toBe(problem);
});
