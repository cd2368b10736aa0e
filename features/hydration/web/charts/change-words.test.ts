import { expect, test } from 'vitest';
import { changeSince, changeText } from './change-words.ts';

test.each([
  [undefined, 50, '', ''],
  [50, 75.5, 'change not detectable', '+25.5, not detectable'],
  [50, 75.6, '', '+25.6'],
  [100, 60, '', '\u221240'],
  [Number.NaN, 55, '', ''],
  [60, Number.NaN, '', ''],
  [60, 55, 'change not detectable', '\u22125, not detectable'],
])('from %j to %d is %j and %j', (past, value, words, text) => {
  const before = past === undefined ? undefined : { value: past };
  expect([changeSince(before, { value }), changeText(before, { value })]).toEqual([words, text]);
});
