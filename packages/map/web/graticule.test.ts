import { expect, test } from 'vitest';
import { degreesName, graticuleOf } from './graticule.ts';

test('the world has lines at most every 30 degrees', () => {
  const { lats, lons } = graticuleOf({ south: -85, west: -180, north: 85, east: 180 });
  expect(lats).toEqual([-60, -30, 0, 30, 60]);
  expect(lons).toContain(180);
});

test('a street has lines too, at round degrees', () => {
  const { lats, lons } = graticuleOf({ south: -31.96, west: 115.84, north: -31.94, east: 115.89 });
  expect(lats).toEqual([-31.96, -31.95, -31.94]);
  expect(lons).toEqual([115.84, 115.85, 115.86, 115.87, 115.88, 115.89]);
});

test('on a phone the labels of lines do not overlap', () => {
  const { lons } = graticuleOf({ south: -23.39, west: 119.7, north: -23.33, east: 119.76 });
  expect(lons).toEqual([119.7, 119.72, 119.74, 119.76]);
});

test('a line has the label of its side', () => {
  expect(degreesName(-31.95, ['N', 'S'])).toBe('31.95° S');
  expect(degreesName(115.5, ['E', 'W'])).toBe('115.5° E');
  expect(degreesName(0, ['N', 'S'])).toBe('0°');
  expect(degreesName(-180, ['E', 'W'])).toBe('180°');
});
