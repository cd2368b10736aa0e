import { expect, test } from 'vitest';
import { namedPeriods, usualDays, withinLongest } from './period-choice.ts';

test('the usual period is 30 days, and the named ones end today or with the last month', () => {
  expect(usualDays('2026-03-01')).toEqual({ from: '2026-01-31', to: '2026-03-01' });
  expect(namedPeriods('2026-03-01').map(({ days }) => `${days.from} ${days.to}`)).toEqual([
    '2026-02-23 2026-03-01',
    '2026-01-31 2026-03-01',
    '2025-12-02 2026-03-01',
    '2026-03-01 2026-03-01',
    '2026-02-01 2026-02-28',
    '2026-01-01 2026-03-01',
  ]);
});

test('a range of more than 366 days keeps its last day', () => {
  expect(withinLongest({ from: '2020-01-01', to: '2026-03-01' })).toEqual({
    from: '2025-03-01',
    to: '2026-03-01',
  });
  expect(withinLongest({ from: '2026-02-01', to: '2026-03-01' }).from).toBe('2026-02-01');
});
