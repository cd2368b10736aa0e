import fc from 'fast-check';
import { riskFactors } from '#tags/contract';
import type { JobFactors } from '#tags/contract';

/** Any assessed job. */
export const anyJob: fc.Arbitrary<JobFactors> = fc
  .record(
    Object.fromEntries(
      riskFactors.map((factor) => [
        factor,
        factor === '_metabolic_work_rate'
          ? fc.constantFrom(2, 4, 6)
          : fc.integer({ min: 0, max: 3 }),
      ]),
    ),
  )
  .map((record) => record as JobFactors);

/** Any weather, in the points of its heat index and its wind. */
export const anyWeather = fc.record({
  heat: fc.integer({ min: 1, max: 4 }),
  wind: fc.integer({ min: 0, max: 3 }),
});
