import { expect, test } from 'vitest';
import { roundsOf } from './rounds.ts';

const all = Array.from({ length: 20 }, (_, index) => index);
const onDay = (day: number) => roundsOf(all, 6, { now: day * 86_400_000, isWhole: false });

test('each day has the requested number of rounds, and after a few days every round was used', () => {
  const days = [0, 1, 2, 3].map(onDay);
  expect(days.map(({ length }) => length)).toEqual([6, 6, 6, 6]);
  expect(days[0]).toEqual([0, 1, 2, 3, 4, 5]);
  expect(days[3]).toEqual([0, 1, 2, 3, 18, 19]);
  expect([...new Set(days.flat())]).toHaveLength(20);
  expect(onDay(20_000)).toHaveLength(6);
});

test('the complete proof has every round', () => {
  expect(roundsOf(all, 6, { isWhole: true })).toEqual(all);
});
