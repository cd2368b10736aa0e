import { expect, test } from 'vitest';
import { ageWords, findingText, findingWords } from './recent-words.ts';

const now = Date.parse('2026-11-27T12:00:00Z');
const ago = (hours: number) => now - hours * 3_600_000;
const hidden = { state: 'mild', value: Number.NaN } as const;

test('a value has its unit, an invalid test none', () => {
  expect(findingWords({ state: 'mild', value: 72.34 })).toEqual(['72.3', 'mOsm']);
  expect(findingText({ state: 'mild', value: 72.34 })).toBe('72.3 mOsm');
  expect(findingWords({ state: 'invalid', value: 72 })).toEqual(['–', 'Invalid']);
  expect(findingText({ state: 'invalid', value: 72 })).toBe('Invalid');
});

test('of a hidden value it is the status, without a unit, and the age says ago', () => {
  expect(findingWords(hidden)).toEqual(['Mild', '']);
  expect(findingText(hidden)).toBe('Mild');
  expect(ageWords({ ...hidden, time: ago(6) }, now, 'UTC')).toBe('6\u00a0h\u00a0ago');
  expect(ageWords({ ...hidden, time: now }, now, 'UTC')).toBe('just now');
  expect(ageWords({ ...hidden, time: ago(240) }, now, 'UTC')).toBe('17 Nov');
  expect(ageWords({ state: 'mild', value: 72, time: ago(6) }, now, 'UTC')).toBe('6\u00a0h');
});
