import { expect, test } from 'vitest';
import { randomOf } from './random-source.ts';

test('equal keys give equal values, other keys do not', () => {
  const valuesOf = (key: string) => Array.from({ length: 5 }, randomOf(key).next);
  expect(valuesOf('a')).toEqual(valuesOf('a'));
  expect(valuesOf('a')).not.toEqual(valuesOf('b'));
});

test('ten thousand values are distributed evenly and normally', () => {
  const { next, normal } = randomOf('spread');
  const even = Array.from({ length: 10_000 }, next);
  const tenths = Array.from(
    { length: 10 },
    (_, tenth) => even.filter((value) => Math.floor(value * 10) === tenth).length,
  );
  for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(120);
  const around = Array.from({ length: 10_000 }, normal);
  const mean = around.reduce((sum, value) => sum + value, 0) / around.length;
  const squares = around.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  expect(mean).toBeCloseTo(0, 1);
  expect(Math.sqrt(squares / around.length)).toBeCloseTo(1, 1);
});

test('bytes are filled, and picking from an empty list fails', () => {
  const bytes = new Uint8Array(16);
  randomOf('bytes').fill(bytes);
  expect(new Set(bytes).size).toBeGreaterThan(8);
  expect(() => randomOf('none').pick([])).toThrow('The list to pick from is empty.');
});
