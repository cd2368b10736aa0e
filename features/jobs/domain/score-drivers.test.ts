import fc from 'fast-check';
import { expect, test } from 'vitest';
import { presetOf } from './category-presets.ts';
import { hazardScore } from './hazard-score.ts';
import { scoreDrivers } from './score-drivers.ts';
import { assessedFactors } from './test-factors.ts';

test('the drivers of a score are described in words, the most points first', () => {
  const [first, second] = scoreDrivers(presetOf('high'));
  expect(first).toMatchObject({ title: 'Metabolic work rate', answer: 'Heavy', points: 6 });
  expect(second).toMatchObject({ title: 'Sun exposure', answer: 'No shade', points: 3 });
});

test('drivers add up to the score, and none of them adds nothing', () => {
  fc.assert(
    fc.property(assessedFactors, (factors) => {
      const points = scoreDrivers(factors).map((driver) => driver.points);
      expect(points.reduce((sum, each) => sum + each, 0)).toBe(hazardScore(factors));
      expect(points).not.toContain(0);
    }),
  );
});

test('a job that is not assessed has no drivers', () => {
  expect(scoreDrivers(presetOf('none'))).toEqual([]);
});
