import { expect, test } from 'vitest';
import { boundsOfMean, defaultBounds } from '#hydration/domain';
import { clipTo, endText, historyScale } from './history-scale.ts';

test.each([
  [[], 20, 120],
  [[44, 71], 20, 120],
  [[116], 20, 140],
  [[168], 20, 180],
  [[900], 20, 180],
])('values %j give an axis from %d to %d', (values, min, max) => {
  expect(historyScale(values, defaultBounds)).toEqual({ min, max });
});

test('a personal baseline moves the axis', () => {
  expect(historyScale([140], boundsOfMean(46))).toEqual({ min: 20, max: 160 });
});

test('values beyond the axis are drawn at its end', () => {
  expect([5, 60, 900].map((value) => clipTo({ min: 20, max: 180 }, value))).toEqual([20, 60, 180]);
});

test('the end of the axis shows that there are values beyond it', () => {
  const labels = (values: number[]) =>
    [20, 100, 180].map((at) => endText({ min: 20, max: 180 }, values, at));
  expect(labels([5, 60, 900])).toEqual(['\u2264\u202f20', '100', '180+']);
  expect(labels([20, 180])).toEqual(['20', '100', '180']);
});
