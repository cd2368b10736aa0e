import { expect, test } from 'vitest';
import { countOf, countText } from './count-text.ts';

test('thousands are separated by a comma', () => {
  expect([0, 7, 999, 1000, 5043, 1_048_576].map(countText)).toEqual([
    ...['0', '7', '999', '1,000', '5,043', '1,048,576'],
  ]);
});

test('a count has its singular or plural', () => {
  expect([0, 1, 2].map((count) => countOf(count, 'test'))).toEqual([
    '0 tests',
    '1 test',
    '2 tests',
  ]);
  expect(countOf(5043, 'person', 'people')).toBe('5,043 people');
});
