import { expect, test } from 'vitest';
import { compassPoint } from './compass.ts';

test.each([
  [0, 'N'],
  [11.2, 'N'],
  [11.3, 'NNE'],
  [90, 'E'],
  [225, 'SW'],
  [348.7, 'NNW'],
  [348.8, 'N'],
  [360, 'N'],
  [-90, 'W'],
])('a wind from %d degrees comes from %s', (degrees, point) => {
  expect(compassPoint(degrees)).toBe(point);
});
