import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyOf } from './question-key.ts';

test.each([
  ['What colour?', [], 'what-colour'],
  ['What colour?', ['what-colour'], 'what-colour-2'],
  ['What colour?', ['what-colour', 'what-colour-2'], 'what-colour-3'],
  ['???', [], 'question'],
  ['', ['question'], 'question-2'],
])('%j beside %j has the key %s', (text, taken, key) => {
  expect(keyOf(text, new Set(taken))).toBe(key);
});

test('generated keys are unique, never empty and never too long', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 120 }), { maxLength: 20 }), (texts) => {
      const keys = new Set<string>();
      for (const text of texts) {
        const key = keyOf(text, keys);
        expect(keys.has(key)).toBe(false);
        expect(key.length).toBeGreaterThan(0);
        expect(key.length).toBeLessThanOrEqual(100);
        keys.add(key);
      }
    }),
  );
});
