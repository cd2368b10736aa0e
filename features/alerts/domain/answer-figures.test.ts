import { expect, test } from 'vitest';
import { answerFigures, answerGroups, isAnswered } from './answer-figures.ts';

const minute = 60_000;
const now = Date.parse('2026-11-25T12:00:00Z');
const notice = (age: number, after: number | null, active = true) => ({
  ...{ created: now - age * minute, active },
  acknowledged: after === null ? null : now - (age - after) * minute,
});

test.each([
  [notice(30, null), ['open']],
  [notice(60, null), ['open']],
  [notice(61, null), ['open', 'late']],
  [notice(90, 60), ['acknowledged', 'in_time']],
  [notice(90, 61), ['acknowledged', 'late']],
  [notice(90, 5, false), []],
])('%j belongs to %j', (given, groups) => {
  expect(answerGroups.filter((group) => isAnswered(given, group, now))).toEqual(groups);
});

test('open alerts count always, times only in the window', () => {
  const notices = [
    ...[notice(10, 5), notice(20, 15), notice(120, 100), notice(30, null), notice(300, null)],
    ...[notice(5000, 1), notice(5000, null), notice(40, 3, false)],
  ];
  expect(answerFigures(notices, { since: now - 1000 * minute, now })).toEqual({
    ...{ open: 3, acknowledged: 3, median: 15 * minute, in_time: 2, late: 2 },
  });
});

test('without an answer there is no median', () => {
  expect(answerFigures([], { since: 0, now })).toMatchObject({ open: 0, median: null });
  expect(answerFigures([notice(9, 2), notice(9, 4)], { since: 0, now }).median).toBe(3 * minute);
});
