import type { RiskCategory } from '#jobs/contract';
import { jobFactors, riskFactors, unsetFactor } from '#tags/contract';
import type { JobFactors } from '#tags/contract';

/** The score of a job that is not assessed. */
const noScore = -1;

/**
 * The hazard score of a job: the plain sum of its 12 factors (0 to 3 points each) and its metabolic
 * rate (2, 4 or 6), so 2 to 42; -1 while any of the 13 is not assessed.
 *
 * Source: Basic Thermal Risk Assessment of the Australian Institute of Occupational Hygienists
 * (Di Corleto, Firth and Mate, 2013), hazard points and metabolic points added.
 */
export function hazardScore(factors: JobFactors): number {
  const values = riskFactors.map((factor) => factors[factor]);
  if (values.includes(unsetFactor)) return noScore;
  return values.reduce<number>((sum, value) => sum + value, 0);
}

/** The category of a hazard score. */
export function riskCategory(score: number): RiskCategory {
  if (score < 0) return 'none';
  return categories[categoryLimits.findIndex((most) => score <= most)] ?? 'extreme';
}

/** The highest score of each category but the last, from the lowest on. */
const categoryLimits = [5, 14, 25, 30] as const;

/** The highest score that a job can have. */
export const highestScore = 42;

/**
 * The next lower category of a score and the required reduction in points; null if there is none.
 */
export function nextLower(score: number): { category: RiskCategory; points: number } | null {
  const limit = categoryLimits.findLast((most) => most < score);
  return limit === undefined ? null : { category: riskCategory(limit), points: score - limit };
}

/** The factors in a tag's metadata; a missing or unknown one is not assessed. */
export function factorsOf(metadata: Readonly<Record<string, unknown>>): JobFactors {
  return Object.fromEntries(
    riskFactors.map((factor) => {
      const read = jobFactors.shape[factor].safeParse(metadata[factor]);
      return [factor, read.success ? read.data : unsetFactor];
    }),
  ) as JobFactors;
}

const categories = ['very_low', 'low', 'moderate', 'high'] as const;
