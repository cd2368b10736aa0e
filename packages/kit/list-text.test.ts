import { expect, test } from 'vitest';
import { listText } from './list-text.ts';

test.each([
  [[], ''],
  [['water'], 'water'],
  [['water', 'shade'], 'water and shade'],
  [['water', 'shade', 'rest'], 'water, shade and rest'],
])('%j is listed as %s', (words, text) => {
  expect(listText(words)).toBe(text);
});

test('alternatives end with or', () => {
  expect(listText(['REL', 'RAL', 'both'], 'or')).toBe('REL, RAL or both');
});
