import fc from 'fast-check';
import { expect, test } from 'vitest';
import { categoryNames } from '#jobs/contract';
import type { RiskCategory } from '#jobs/contract';
import { riskFactors } from '#tags/contract';
import type { JobFactors } from '#tags/contract';
import { factorsOf, hazardScore, nextLower, riskCategory } from './hazard-score.ts';
import { assessedFactors } from './test-factors.ts';

test.each([
  [-1, 'No Assessment'],
  [0, 'Very Low'],
  [5, 'Very Low'],
  [6, 'Low'],
  [14, 'Low'],
  [15, 'Moderate'],
  [25, 'Moderate'],
  [26, 'High'],
  [30, 'High'],
  [31, 'Extreme'],
  [42, 'Extreme'],
])('[RISK-16, RISK-17, RISK-18, RISK-19, RISK-20, RISK-21] a score of %i is %s', (score, name) => {
  expect(categoryNames[riskCategory(score)]).toBe(name);
});

test('[RISK-09, RISK-10, RISK-12] the score is the plain sum: 14 with level 1 and light work, 30 with level 2 and heavy work', () => {
  const all = (value: number, metabolic: number): JobFactors =>
    factorsOf({
      ...Object.fromEntries(riskFactors.map((factor) => [factor, value])),
      _metabolic_work_rate: metabolic,
    });
  expect(hazardScore(all(1, 2))).toBe(14);
  expect(hazardScore(all(2, 6))).toBe(30);
  expect(hazardScore(all(3, 6))).toBe(42);
  expect(hazardScore(all(0, 2))).toBe(2);
});

test('[RISK-07, RISK-08] any factor that is not assessed removes the score', () => {
  fc.assert(
    fc.property(assessedFactors, fc.constantFrom(...riskFactors), (factors, factor) => {
      expect(hazardScore({ ...factors, [factor]: -1 })).toBe(-1);
    }),
  );
});

test('a higher level never lowers the score or the category', () => {
  const order = Object.keys(categoryNames) as RiskCategory[];
  fc.assert(
    fc.property(
      assessedFactors,
      fc.constantFrom(...riskFactors.slice(0, 12)),
      (factors, factor) => {
        const score = hazardScore(factors);
        expect(score).toBeGreaterThanOrEqual(2);
        expect(score).toBeLessThanOrEqual(42);
        const raised = { ...factors, [factor]: 3 } as JobFactors;
        expect(hazardScore(raised)).toBeGreaterThanOrEqual(score);
        const place = (of: number) => order.indexOf(riskCategory(of));
        expect(place(hazardScore(raised))).toBeGreaterThanOrEqual(place(score));
      },
    ),
  );
});

test('missing and invalid factors of a tag are not assessed', () => {
  const factors = factorsOf({
    _stairs: 2,
    _clothing: 7,
    _sun_exposure: '1',
    _metabolic_work_rate: 3,
  });
  expect(factors._stairs).toBe(2);
  const { _stairs, ...others } = factors;
  expect(new Set(Object.values(others))).toEqual(new Set([-1]));
});

test.each([
  [31, { category: 'high', points: 1 }],
  [28, { category: 'moderate', points: 3 }],
  [15, { category: 'low', points: 1 }],
  [6, { category: 'very_low', points: 1 }],
  [5, null],
  [-1, null],
])('points of a score of %i above the next lower category', (score, lower) => {
  expect(nextLower(score)).toEqual(lower);
});
