import type { RiskCategory } from '#jobs/contract';
import { jobFactors, riskFactors } from '#tags/contract';
import type { JobFactors } from '#tags/contract';

/** Factor values set by choosing a category, in order; each sum is in its category. */
const values: Readonly<Record<RiskCategory, readonly number[]>> = {
  none: [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
  very_low: [0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 2],
  low: [1, 1, 1, 0, 1, 1, 1, 1, 1, 0, 0, 0, 4],
  moderate: [2, 1, 2, 0, 2, 1, 2, 2, 2, 0, 1, 0, 4],
  high: [3, 2, 3, 0, 2, 2, 2, 2, 2, 0, 1, 3, 6],
  extreme: [3, 3, 3, 3, 3, 3, 3, 3, 3, 0, 2, 3, 6],
};

/** The factor values set by choosing a category. */
export function presetOf(category: RiskCategory): JobFactors {
  return jobFactors.parse(
    Object.fromEntries(riskFactors.map((factor, index) => [factor, values[category][index]])),
  );
}
