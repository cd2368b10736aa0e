import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberFrom } from './number-from.ts';

test.each([
  ['64', 64],
  [' 64.5 ', 64.5],
  ['64,5', 64.5],
  ['.5', 0.5],
  ['5.', 5],
  ['+3', 3],
  ['-3', -3],
  ['\u22123', -3],
])('%j is the number %d', (text, number) => {
  expect(numberFrom(text)).toBe(number);
});

test.each(['', ' ', '.', '-', '1e9', '0x10', 'NaN', 'Infinity', '1 000', '1,000,000', '12a'])(
  '%j is not a number',
  (text) => {
    expect(numberFrom(text)).toBeUndefined();
  },
);

test('a plainly written number is read back', () => {
  const written = fc.tuple(fc.integer({ min: -1e6, max: 1e6 }), fc.nat(999));
  fc.assert(
    fc.property(written, fc.constantFrom('.', ','), ([whole, part], point) => {
      const digits = String(part).padStart(3, '0');
      expect(numberFrom(`${String(whole)}${point}${digits}`)).toBe(
        Number(`${String(whole)}.${digits}`),
      );
    }),
  );
});
