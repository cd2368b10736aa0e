import { expect, test } from 'vitest';
import { spanOf, topOf } from './kind-option.ts';
import { bandText, limitsOf } from './kind-texts.ts';

const hour = 3_600_000;
const at = (time: number, value = 900) => ({ time, value });

test('the time axis spans the tests; tests within an hour are in the middle of a day', () => {
  expect(spanOf([at(0), at(hour)])).toEqual([0, hour]);
  expect(spanOf([at(50 * hour)])).toEqual([38 * hour, 62 * hour]);
  expect(spanOf([at(50 * hour), at(50.5 * hour)])).toEqual([38.25 * hour, 62.25 * hour]);
});

test('every limit of sweat and every value is visible', () => {
  const limits = limitsOf({ type: 'sweat' });
  expect(limits).toEqual([
    { value: 750, word: 'Moderate' },
    { value: 1100, word: 'High' },
    { value: 1450, word: 'Very high' },
  ]);
  expect(topOf([at(0, 20)], limits)).toBe(1500);
  expect(topOf([at(0, 1500)], limits)).toBe(1800);
  expect(topOf([at(0, 100_000)], limits)).toBe(100_200);
});

test('only sweat has bands', () => {
  expect(bandText({ type: 'sweat' }, 749.9)).toBe('Low');
  expect(bandText({ type: 'ET' }, 749.9)).toBe('');
  expect(limitsOf({ type: 'custom' })).toEqual([]);
});
