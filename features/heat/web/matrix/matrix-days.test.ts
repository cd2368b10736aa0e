import { expect, test } from 'vitest';
import {
  matrixBounds,
  matrixDays,
  matrixDaysText,
  namedDays,
  searchOfDays,
} from './matrix-days.ts';

const today = '2026-11-23';
const bounds = { from: '2026-11-16', to: '2026-12-06' };
const one = (day: string) => ({ from: day, to: day });

test('the last week can be chosen, and as far as the forecast reaches', () => {
  expect(matrixBounds(today, [{ date: today }, { date: '2026-12-06' }])).toEqual(bounds);
  expect(matrixBounds(today, [])).toEqual({ from: '2026-11-16', to: today });
  // A forecast of yesterday.
  expect(matrixBounds(today, [{ date: '2026-11-22' }]).to).toBe(today);
});

test('a URL has one or several days; invalid values mean today', () => {
  expect(matrixDays({}, today, bounds)).toEqual(one(today));
  expect(matrixDays({ matrix_from: '2026-11-24' }, today, bounds)).toEqual(one('2026-11-24'));
  const range = { from: '2026-11-20', to: '2026-11-25' };
  expect(matrixDays(searchOfDays(range, today), today, bounds)).toEqual(range);
  for (const [matrix_from, matrix_to] of [
    ['2026-11-25', '2026-11-24'],
    ['2026-11-15', '2026-11-24'],
    ['2026-11-24', '2026-12-07'],
  ] as const) {
    expect(matrixDays({ matrix_from, matrix_to }, today, bounds)).toEqual(one(today));
  }
});

test('today is not in the URL', () => {
  expect(Object.values(searchOfDays(one(today), today)).filter(Boolean)).toEqual([]);
});

test('days without weather have no name', () => {
  const names = (to: string) => namedDays(today, { ...bounds, to }).map(({ label }) => label);
  expect(names('2026-12-06')).toEqual(['Today', 'Tomorrow', 'Next 7 days', 'Last 7 days']);
  expect(names(today)).toEqual(['Today', 'Last 7 days']);
});

test('days are described in words', () => {
  expect(matrixDaysText(one(today), today)).toBe('Today, Mon 23 Nov');
  expect(matrixDaysText(one('2026-11-22'), today)).toBe('Yesterday, Sun 22 Nov');
  expect(matrixDaysText({ from: today, to: '2026-11-25' }, today)).toBe('Mon 23 Nov – Wed 25 Nov');
});
