import { expect, test } from 'vitest';
import { isMet } from './golden-table.ts';

const row = { of: '90 °F, 50 %', printed: 95, tolerance: 'heat index chart, F' } as const;

test.each([
  [95, true],
  [96, true],
  [94, true],
  [96.01, false],
  [93.99, false],
  [Number.NaN, false],
])('found %d where 95 is printed to one degree: %s', (found, met) => {
  expect(isMet({ ...row, found })).toBe(met);
});
