import { expect, test } from 'vitest';
import { pauseOf, waitOf } from './pace.ts';

test('up to 200 are notified at once, more within 10 s, or 3 s where somebody may see less', () => {
  expect([0, 0.5, 0.999].map((chance) => waitOf(200, chance, false))).toEqual([0, 0, 0]);
  expect([0, 0.5, 0.999].map((chance) => waitOf(201, chance, false))).toEqual([0, 5000, 9990]);
  expect([0, 0.5, 0.999].map((chance) => waitOf(201, chance, true))).toEqual([0, 1500, 2997]);
});

test('a stream rests so long that no more than 200 signals leave a process a second', () => {
  expect([1, 200, 1000, 5000, 10_000].map(pauseOf)).toEqual([1000, 1000, 5000, 25_000, 30_000]);
});
