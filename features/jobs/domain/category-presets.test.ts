import { expect, test } from 'vitest';
import { presetOf } from './category-presets.ts';
import { hazardScore, riskCategory } from './hazard-score.ts';

test.each([
  ['none', -1],
  ['very_low', 4],
  ['low', 12],
  ['moderate', 19],
  ['high', 28],
  ['extreme', 38],
] as const)(
  'choosing the category %s sets a job of %i points, which has that category',
  (name, sum) => {
    const factors = presetOf(name);
    expect(hazardScore(factors)).toBe(sum);
    expect(riskCategory(hazardScore(factors))).toBe(name);
  },
);
