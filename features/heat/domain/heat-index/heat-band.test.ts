import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heatBand, heatScore } from './heat-band.ts';
import { fahrenheitOf } from '#packages/kit';
import { evenly } from '#packages/testing/numbers';

test.each([
  [27, 'low', 'caution'],
  [33, 'caution', 'extreme_caution'],
  [41, 'extreme_caution', 'danger'],
  [54, 'danger', 'extreme_danger'],
] as const)(
  '[RISK-26, RISK-27, RISK-28, RISK-29, RISK-30] a heat index up to %d C is in the band %s, above it in %s',
  (limit, at, above) => {
    expect(heatBand(limit, 'C')).toBe(at);
    expect(heatBand(limit + 0.001, 'C')).toBe(above);
  },
);

test.each([
  [80, 'low', 'caution'],
  [90, 'caution', 'extreme_caution'],
  [103, 'extreme_caution', 'danger'],
  [124, 'danger', 'extreme_danger'],
] as const)('a heat index up to %d F is in the band %s, above it in %s', (limit, at, above) => {
  expect(heatBand(limit, 'F')).toBe(at);
  expect(heatBand(limit + 0.001, 'F')).toBe(above);
});

test.each([
  [27, 1, 2],
  [33, 2, 3],
  [41, 3, 4],
])(
  '[RISK-32, RISK-33, RISK-34, RISK-35] a heat index up to %d C has %d points, above it %d',
  (limit, at, above) => {
    expect(heatScore(limit)).toBe(at);
    expect(heatScore(limit + 0.001)).toBe(above);
  },
);

test.each([
  [26.67, 27, 'low', 'caution', 1],
  [32.23, 33, 'caution', 'extreme_caution', 2],
  [39.45, 41, 'extreme_caution', 'danger', 3],
  [51.12, 54, 'danger', 'extreme_danger', 4],
] as const)(
  'from %d to %d C the units have different bands, and the score follows Celsius',
  (from, to, inCelsius, inFahrenheit, score) => {
    fc.assert(
      fc.property(evenly(from, to), (celsius) => {
        expect(heatBand(celsius, 'C')).toBe(inCelsius);
        expect(heatBand(fahrenheitOf(celsius), 'F')).toBe(inFahrenheit);
        expect(heatScore(celsius)).toBe(score);
      }),
    );
  },
);
