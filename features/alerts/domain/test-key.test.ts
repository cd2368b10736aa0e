import { expect, test } from 'vitest';
import { testKey } from './test-key.ts';

test('the key of a test differs by test and by alert, and does not contain its id', () => {
  const keys = ['a', 'b'].flatMap((alert) => ['1', '2'].map((each) => testKey(alert, each)));
  expect(new Set(keys).size).toBe(4);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{16}$/);
  expect(testKey('a', '1')).toBe(keys[0]);
});
