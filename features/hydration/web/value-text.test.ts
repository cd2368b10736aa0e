import { expect, test } from 'vitest';
import { valueOfKind } from './value-text.ts';

test.each([
  [1354.5, 'sweat', '1355'],
  [749.4, 'sweat', '749'],
  [3.25, 'ET', '3.3'],
  [41.25, 'sosm', '41.3'],
  [-2, 'custom', '\u22122'],
] as const)('%d of the type %s is written %s', (value, type, text) => {
  expect(valueOfKind(value, type)).toBe(text);
});
