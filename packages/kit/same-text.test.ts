import { expect, test } from 'vitest';
import { isSameText } from './same-text.ts';

test.each([
  ['Iron Bark', true],
  ['  Iron  Bark ', true],
  ['Iron\u00a0Bark\u200b', true],
  ['iron bark', false],
  ['Iron Bar', false],
  ['', false],
])('%j equals the text Iron Bark: %s', (typed, isSame) => {
  expect(isSameText(typed, 'Iron Bark')).toBe(isSame);
});
