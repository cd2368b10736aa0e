import fc from 'fast-check';
import { expect, test } from 'vitest';
import { factorsFromText, factorsText } from './factors-text.ts';
import { assessedFactors } from './test-factors.ts';

test('the answers of a job survive conversion to a URL and back', () => {
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
])('the URL value %j sets nothing', (text) => {
  expect(factorsFromText(text)).toBeNull();
});
