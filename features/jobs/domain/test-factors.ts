import fc from 'fast-check';
import { riskFactors } from '#tags/contract';
import { factorsOf } from './hazard-score.ts';

const level = fc.constantFrom(0, 1, 2, 3);

/** Any completely assessed job. */
export const assessedFactors = fc
  .tuple(fc.array(level, { minLength: 12, maxLength: 12 }), fc.constantFrom(2, 4, 6))
  .map(([levels, metabolic]) =>
    factorsOf(Object.fromEntries(riskFactors.map((factor, i) => [factor, levels[i] ?? metabolic]))),
  );
