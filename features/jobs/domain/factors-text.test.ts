import fc from 'fast-check';
import { expect, test } from 'vitest';
import { factorsFromText, factorsText } from './factors-text.ts';
import { assessedFactors } from './test-factors.ts';

test('the answers of a job stand in an address and are read back', () => {
  fc.assert(
    fc.property(assessedFactors, (factors) => {
      expect(factorsFromText(factorsText(factors))).toEqual(factors);
    }),
  );
});

test.each([
  undefined,
  2,
  '',
  '2-1-2-0-2-1-2-2-2-0-1-0',
  '2-1-2-0-2-1-2-2-2-0-1-0-3',
  '4-1-2-0-2-1-2-2-2-0-1-0-4',
  '-1-1-2-0-2-1-2-2-2-0-1-0-4',
])('an address that says %j fills nothing in', (text) => {
  expect(factorsFromText(text)).toBeNull();
});
