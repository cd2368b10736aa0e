import { expect, test } from 'vitest';
import { isPlaced } from './is-placed.ts';

test.each([
  [0, 0, false],
  [0, 115.86, true],
  [-31.95, 0, true],
  [-31.95, 115.86, true],
])('[TAG-17] %d, %d is placed: %s', (lat, lon, placed) => {
  expect(isPlaced({ lat, lon })).toBe(placed);
});
