import { expect, test } from 'vitest';
import { boundsOfMean, defaultBounds } from '#hydration/domain';
import { endText, historyScale, placeOn } from './history-scale.ts';

test.each([
  [[], 20, 120],
  [[44, 71], 20, 120],
  [[116], 20, 140],
  [[168], 20, 180],
  [[180], 20, 180],
])('values %j give an axis from %d to %d', (values, min, max) => {
  expect(historyScale(values, defaultBounds)).toEqual({ min, max, end: max });
});

test('a personal baseline moves the axis', () => {
  expect(historyScale([140], boundsOfMean(46))).toEqual({ min: 20, max: 160, end: 160 });
});

const broken = { min: 20, max: 180, end: 200 };

test('a value above the greatest bound breaks the axis and keeps its scale', () => {
  expect(historyScale([60, 900], defaultBounds)).toEqual(broken);
  expect([5, 60, 180, 181, 900].map((value) => placeOn(broken, value))).toEqual([
    20, 60, 180, 190, 190,
  ]);
});

test('the ends of the axis show that there are values beyond them', () => {
  const labels = (values: number[]) => {
    const scale = historyScale([...values, 170], defaultBounds);
    return [20, 100, 180, 200].map((at) => endText(scale, values, at));
  };
  expect(labels([5, 60, 900])).toEqual(['\u2264\u202f20', '100', '180', '180+']);
  expect(labels([20, 180])).toEqual(['20', '100', '180', '200']);
});
