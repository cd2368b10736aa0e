import { expect, test } from 'vitest';
import { heatAt, seriesOf } from './heat-series.ts';

const start = Date.parse('2026-01-10T06:00:00Z');
const at = (hours: number) => start + hours * 3_600_000;
const hour = (hours: number, heatindex_c: number) => ({
  time_epoch: at(hours) / 1000,
  heatindex_c,
});

test('hours in any order become a series; a missing or unreadable one is not known', () => {
  expect(seriesOf([hour(3, 33), hour(0, 30), hour(2, Number.NaN)])).toEqual({
    start,
    indices: [30, null, null, 33],
  });
  expect(seriesOf([])).toBeNull();
});

test('of the same hour the last one counts', () => {
  expect(seriesOf([hour(0, 30), hour(0, 31)])?.indices).toEqual([31]);
});

test('the index of a time is that of its hour; before and after the series none is known', () => {
  const series = { start, indices: [30, null, 32] };
  const found = [-0.01, 0, 0.99, 1.5, 2, 2.99, 3].map((hours) => heatAt([series], at(hours)));
  expect(found).toEqual([null, 30, 30, null, 32, 32, null]);
});

test('an hour that one series lacks comes from the next', () => {
  const [past, forecast] = [
    { start, indices: [30, null] },
    { start: at(1), indices: [35, 36] },
  ];
  expect([0, 1, 2].map((hours) => heatAt([past, forecast], at(hours)))).toEqual([30, 35, 36]);
  expect(heatAt([], start)).toBeNull();
});
