import { expect, test } from 'vitest';
import { listText } from './list-text.ts';

test.each([
  [[], ''],
  [['Ann'], 'Ann'],
  [['Ann', 'Ben'], 'Ann and Ben'],
  [['Ann', 'Ben', 'Cat'], 'Ann, Ben and Cat'],
])('%j is joined with "and"', (things, text) => {
  expect(listText(things)).toBe(text);
});
