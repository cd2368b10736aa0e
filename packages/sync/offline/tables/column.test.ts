import { expect, it } from 'vitest';
import { createColumnArray } from './column.ts';

it.each([
  ['time', 8],
  ['number', 8],
  ['text', 4],
  ['texts', 4],
  ['count', 2],
  ['flag', 1],
  ['choice', 1],
] as const)('stores a million cells of kind %s with %d bytes each', (kind, bytes) => {
  const array = createColumnArray(kind, 1_000_000);
  expect(array).toHaveLength(1_000_000);
  expect(array.buffer.byteLength).toBe(bytes * 1_000_000);
});
