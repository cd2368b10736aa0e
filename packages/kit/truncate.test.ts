import { expect, test } from 'vitest';
import { truncate } from './truncate.ts';

test('text up to the length is unchanged', () => {
  expect(truncate('a'.repeat(100))).toBe('a'.repeat(100));
});

test('[CONST-04] longer text is truncated and marked', () => {
  expect(truncate('a'.repeat(101))).toBe(`${'a'.repeat(100)}...`);
});

test('a character beyond the basic plane counts once', () => {
  expect(truncate('💧💧💧', 2)).toBe('💧💧...');
});
