import { expect, test } from 'vitest';
import { stretchesOf } from './stretches.ts';

const atDays = (...days: number[]) => days.map((day) => ({ time: day * 86_400_000 }));
const lengths = (...days: number[]) => stretchesOf(atDays(...days)).map(({ length }) => length);

test.each([
  ['no tests', [], []],
  ['one test', [3], [1]],
  ['tests without a long pause', [0, 1, 2, 16], [4]],
  ['three weeks of leave', [0, 1, 2, 23, 24], [3, 2]],
  ['a test a month, one of them left out', [0, 30, 60, 120, 150], [5]],
  ['a test a month, and a winter without any', [0, 30, 60, 90, 240, 270], [4, 2]],
])('%s', (_, days, expected) => {
  expect(lengths(...days)).toEqual(expected);
  expect(stretchesOf(atDays(...days)).flat()).toEqual(atDays(...days));
});
