import { expect, test } from 'vitest';
import { momentsText, targetText } from './strategy-words.ts';

test.each([
  [['after', 'before', 'during'], 'Before, during and after shift'],
  [['after', 'before'], 'Before and after shift'],
  [['during'], 'During shift'],
] as const)('the moments %j are %s', (moments, text) => {
  expect(momentsText({ moments: [...moments] })).toBe(text);
});

test.each([
  [1, 'Target: 1 test a day'],
  [3, 'Target: 3 tests a day'],
])('%d tests a day are described as %j', (tests_per_day, text) => {
  expect(targetText({ tests_per_day })).toBe(text);
});
