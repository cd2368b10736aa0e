import { expect, test } from 'vitest';
import { logoSize, logoType } from './logo-size.ts';

test.each([
  [64, 64, 32, 32],
  [240, 64, 120, 32],
  [600, 60, 120, 12],
  [10, 10, 32, 32],
  [5000, 2, 120, 1],
  [1, 5000, 1, 32],
])(
  '[CONST-19, CONST-20] a picture of %i by %i becomes a logo of %i by %i',
  (width, height, ...size) => {
    expect(Object.values(logoSize({ width, height }))).toEqual(size);
  },
);

test.each([
  ['image/jpeg', 'image/jpeg'],
  ['image/webp', 'image/webp'],
  ['image/png', 'image/png'],
  ['image/gif', 'image/png'],
])('[CONST-21] %s is written as %s', (type, written) => {
  expect(logoType(type)).toBe(written);
});
