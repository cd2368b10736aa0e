import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBecauseOfJob, riskLevel, riskOf } from './risk.ts';
import { windScore } from './wind-score.ts';
import { evenly } from '#packages/testing/numbers';

test.each([
  [0, 3],
  [4.999, 3],
  [5, 2],
  [19.999, 2],
  [20, 1],
  [39.999, 1],
  [40, 0],
  [200, 0],
  [null, 3],
  [Number.NaN, 3],
])('[RISK-36, RISK-37, RISK-38, RISK-39] a wind of %s km/h has %d points', (kph, points) => {
  expect(windScore(kph)).toBe(points);
});

test.each([
  [27, 'low'],
  [28, 'high'],
  [60, 'high'],
  [61, 'extreme'],
] as const)('[RISK-13, RISK-14, RISK-15] a risk of %d is %s', (risk, level) => {
  expect(riskLevel(risk)).toBe(level);
});

test('a job that is not assessed, or a place without weather, has no risk', () => {
  expect(riskOf({ hazard: -1, heat_index: 45, wind_kph: 0 })).toBeNull();
  expect(riskOf({ hazard: 20, heat_index: Number.NaN, wind_kph: 0 })).toBeNull();
  expect(riskOf({ hazard: 20, heat_index: 35, wind_kph: null })).toBe(3 * 23);
});

test('more hazard, more heat and less wind never reduce a risk', () => {
  const terms = fc.record({
    hazard: fc.integer({ min: 2, max: 41 }),
    heat_index: evenly(-20, 70),
    wind_kph: evenly(0, 150),
  });
  fc.assert(
    fc.property(terms, evenly(0, 20), (one, more) => {
      const risk = riskOf(one) ?? 0;
      expect(riskOf({ ...one, hazard: one.hazard + 1 })).toBeGreaterThan(risk);
      expect(riskOf({ ...one, heat_index: one.heat_index + more })).toBeGreaterThanOrEqual(risk);
      expect(riskOf({ ...one, wind_kph: one.wind_kph + more })).toBeLessThanOrEqual(risk);
      expect(risk).toBeGreaterThanOrEqual(2);
      expect(risk).toBeLessThanOrEqual(180);
    }),
  );
});

test.each([
  [28, 1, true],
  [27, 1, false],
  [28, 2, false],
  [61, 1, true],
])('a risk of %d with %d heat points is because of the job: %s', (risk, heat, isOfJob) => {
  expect(isBecauseOfJob({ risk, heat })).toBe(isOfJob);
});
