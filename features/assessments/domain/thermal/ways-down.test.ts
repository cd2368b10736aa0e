import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ThermalAnswers } from '#assessments/contract';
import { presetOf } from '#jobs/domain';
import { assess } from './assess.ts';
import { waysDown } from './ways-down.ts';

const answersOf = (category: 'very_low' | 'moderate' | 'extreme', celsius: number) =>
  ({
    ...{ factors: presetOf(category), air: { by: 'movement', points: 2 } },
    heat: { by: 'index', celsius },
  }) satisfies ThermalAnswers;

test('an extreme risk has ways to high and to low, a low one needs none', () => {
  expect(waysDown(answersOf('moderate', 35)).map(({ most }) => most)).toEqual([60, 27]);
  expect(waysDown(answersOf('moderate', 30)).map(({ most }) => most)).toEqual([27]);
  expect(waysDown(answersOf('very_low', 20))).toEqual([]);
});

test('outside the method no way is said to lead to a low rating', () => {
  const sealed = { ...answersOf('moderate', 35), impermeable_clothing: true };
  expect(waysDown(sealed).map(({ most }) => most)).toEqual([60]);
});

test('every way that is listed does it, and none removes protection', () => {
  const answers = fc
    .tuple(fc.constantFrom('very_low', 'moderate', 'extreme'), fc.integer({ min: 20, max: 50 }))
    .map(([category, celsius]) => answersOf(category, celsius));
  fc.assert(
    fc.property(answers, (given) => {
      for (const { most, ways } of waysDown(given)) {
        for (const way of ways) {
          for (const { factor } of way) {
            expect(['_clothing', '_respiratory_protection']).not.toContain(factor);
          }
          const milder = Object.fromEntries(way.map(({ factor, to }) => [factor, to]));
          const factors = { ...given.factors, ...milder };
          expect(assess({ ...given, factors }).risk).toBeLessThanOrEqual(most);
        }
      }
    }),
    { numRuns: 30 },
  );
});
