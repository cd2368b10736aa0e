import { expect, test } from 'vitest';
import { lastDays } from './last-days.ts';

const data = {
  user_ids: ['a', 'b'],
  names: ['Ann', 'Ben'],
  tagLists: [[]],
  tagsOf: Uint16Array.of(0, 0),
  days: 3,
  counts: Uint16Array.of(1, 2, 3, 4, 5, 6),
  parts: Uint8Array.of(7, 8, 9, 10, 11, 12),
  expected: Uint8Array.of(0, 1, 2, 2, 1, 0),
};
const starts = [10, 20, 30, 40];

test('a longer calendar keeps the last days of each person', () => {
  const shown = lastDays({ data, starts }, 2);
  expect(shown.starts).toEqual([20, 30, 40]);
  expect(shown.data.days).toBe(2);
  expect([...shown.data.counts]).toEqual([2, 3, 5, 6]);
  expect([...shown.data.parts]).toEqual([8, 9, 11, 12]);
  expect([...shown.data.expected]).toEqual([1, 2, 1, 0]);
});

test('a calendar that is not longer stays the same object', () => {
  expect(lastDays({ data, starts }, 3).data).toBe(data);
});
