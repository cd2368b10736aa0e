import { expect, test } from 'vitest';
import { sweatBand } from './sweat-band.ts';

test.each([
  [0, 'low'],
  [749.9, 'low'],
  [750, 'moderate'],
  [1099, 'moderate'],
  [1100, 'high'],
  [1450, 'very_high'],
])('[MEAS-30, MEAS-31, MEAS-32, MEAS-33] %d mg/L is %s', (sodium, band) => {
  expect(sweatBand(sodium)).toBe(band);
});
