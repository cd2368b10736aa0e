import { expect, test } from 'vitest';
import { boundsWords, changeWords, placeWords } from './drawer-texts.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [{ by: 12, isDetectable: false }, '12 mOsm more than before: change not detectable'],
  [{ by: -40.5, isDetectable: true }, '40.5 mOsm less than before: a real change'],
  [{ by: 0, isDetectable: false }, 'Same as the previous test'],
])('a change of %j is described as %j', (change, words) => {
  expect(plain(changeWords({ ...change, time: 0 }))).toBe(words);
});

test('the position in the list is shown from 1, and a test outside it says so', () => {
  expect(placeWords(0, 1776)).toBe('1 of 1,776');
  expect(placeWords(null, 3)).toBe('Not in this list');
});

test('the bounds say whether they are personal', () => {
  const bounds = { min: 1, mild: 2, moderate: 3, severe: 4, max: 5 };
  expect(boundsWords({ bounds, mean: null, tests: 0 })).toBe('Default bounds');
  expect(plain(boundsWords({ bounds, mean: 47.26, tests: 8 }))).toBe(
    'Personal baseline of 8 tests, mean 47.3 mOsm',
  );
});
