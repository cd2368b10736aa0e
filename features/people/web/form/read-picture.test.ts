import { expect, test } from 'vitest';
import { pictureRoom } from './read-picture.ts';

test.each([
  [4000, 3000, 1920, 1440],
  [3000, 4000, 1440, 1920],
  [1920, 1080, 1920, 1080],
  [64, 64, 64, 64],
  [40_000, 1, 1920, 1],
])('a picture of %i by %i is sent as %i by %i', (width, height, ...room) => {
  expect(Object.values(pictureRoom({ width, height }))).toEqual(room);
});
