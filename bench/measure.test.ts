import { expect, it } from 'vitest';
import { measure, median } from './measure.ts';

it('finds the median of numbers in any order', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([7])).toBe(7);
  expect(median([])).toBeNaN();
});

it('runs the candidates in turn and compares them round by round', async () => {
  const turns: string[] = [];
  const base = [1, 2, 10];
  const other = [3, 2, 20];
  const figures = await measure(
    [
      { name: 'base', round: () => (turns.push('base'), base.shift() ?? 0) },
      { name: 'other', round: () => (turns.push('other'), other.shift() ?? 0) },
    ],
    3,
  );
  expect(turns).toEqual(['base', 'other', 'base', 'other', 'base', 'other']);
  expect(figures).toEqual([
    { name: 'base', median: 2, least: 1, most: 10, ratio: 1 },
    { name: 'other', median: 3, least: 2, most: 20, ratio: 2 },
  ]);
});

it('rejects an empty measurement', async () => {
  await expect(measure([], 3)).rejects.toThrow('Nothing to measure.');
});
