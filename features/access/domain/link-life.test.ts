import { expect, test } from 'vitest';
import { isFinishedLongAgo } from './link-life.ts';

const hour = 3_600_000;

test.each([
  ['no course', undefined, true],
  ['a course to take', { isOpen: true, finished: null }, false],
  ['a course to take, and one finished long ago', { isOpen: true, finished: 0 }, false],
  ['only removed courses', { isOpen: false, finished: null }, true],
  ['all finished an hour ago', { isOpen: false, finished: 99 * hour }, false],
  ['all finished a day ago', { isOpen: false, finished: 76 * hour }, true],
])('[TOKEN-04] the link of a person with %s', (_, life, expected) => {
  expect(isFinishedLongAgo(life, 100 * hour)).toBe(expected);
});
