import { expect, test } from 'vitest';
import { seededRandom, seedOf } from './seeded-random.ts';

test('equal seeds give equal numbers, other seeds do not', () => {
  const take = (seed: number) => Array.from({ length: 5 }, seededRandom(seed));
  expect(take(7)).toEqual(take(7));
  expect(take(7)).not.toEqual(take(8));
});

test('the numbers are evenly distributed between 0 and 1', () => {
  const numbers = Array.from({ length: 20_000 }, seededRandom(1));
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  expect(mean).toBeCloseTo(0.5, 1);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
});

test('texts that differ by a letter have very different seeds', () => {
  expect(seedOf('')).toBe(0x811c9dc5);
  expect(seedOf('a')).not.toBe(seedOf('b'));
});
