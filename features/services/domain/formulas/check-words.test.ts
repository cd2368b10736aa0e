import { expect, test } from 'vitest';
import type { CheckedNumber } from './formula-check.ts';
import { amountText, gapText } from './check-words.ts';

const number = (deviation: number, tolerance: CheckedNumber['tolerance']): CheckedNumber => ({
  ...{ of: '', printed: 0, found: deviation, deviation, tolerance, share: 0, isMet: true },
});

test.each([
  [number(0.004_123_4, 'heat index, F'), '0.004123 (tolerance 0.01) °F'],
  [number(0, 'risk, points'), '0 (tolerance 0) points'],
  [number(1e-13, 'NIOSH limit, C'), '0 (tolerance 0.01) °C'],
  [number(0.8, 'time to a limit, min'), '0.8 (tolerance 1) min'],
  [number(Number.NaN, 'water loss, g'), 'not a number (tolerance 10) g'],
])('%#: %s is said so', (checked, text) => {
  expect(gapText(checked)).toBe(text);
});

test('a number keeps its decimals, and what is none says so', () => {
  expect([6168, 37.5, 0.1 + 0.2, Number.NaN].map(amountText)).toEqual([
    ...['6,168', '37.5', '0.3', 'not a number'],
  ]);
});
