import { expect, test } from 'vitest';
import { circleRadius, circlesBox } from './map-box.ts';

test('[MAP-14] a circle has a radius of one kilometre for each person who works there', () => {
  expect([0, 1, 40].map(circleRadius)).toEqual([0, 1000, 40_000]);
});

test('the box contains complete circles, not only their centres', () => {
  expect(circlesBox([])).toBeNull();
  expect(circlesBox([{ lat: 5, lon: 7, workers: 0 }])).toEqual({
    ...{ south: 5, west: 7, north: 5, east: 7 },
  });
  const box = circlesBox([
    { lat: 0, lon: 100, workers: 111.32 },
    { lat: 60, lon: 120, workers: 111.32 },
  ]);
  expect(box?.south).toBeCloseTo(-1, 9);
  expect(box?.west).toBeCloseTo(99, 9);
  expect(box?.north).toBeCloseTo(61, 9);
  // A degree of longitude is half as long there.
  expect(box?.east).toBeCloseTo(122, 9);
});

test('no box exceeds the map', () => {
  expect(circlesBox([{ lat: 84.9, lon: 179.9, workers: 5000 }])).toMatchObject({
    ...{ north: 85, east: 180 },
  });
});
