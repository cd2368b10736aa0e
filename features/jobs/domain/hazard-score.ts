import type { RiskCategory } from '#jobs/contract';
import { jobFactors, riskFactors, unsetFactor } from '#tags/contract';
import type { JobFactors } from '#tags/contract';

/** The score of a job that is not assessed. */
export const noScore = -1;

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
  return bands.find(({ most }) => score <= most)?.category ?? 'extreme';
}

/** The factors of a job as its tag keeps them; one that is missing or unknown is not assessed. */
export function factorsOf(metadata: Readonly<Record<string, unknown>>): JobFactors {
  return Object.fromEntries(
    riskFactors.map((factor) => {
      const read = jobFactors.shape[factor].safeParse(metadata[factor]);
      return [factor, read.success ? read.data : unsetFactor];
    }),
  ) as JobFactors;
}

const bands = [
  { most: 5, category: 'very_low' },
  { most: 14, category: 'low' },
  { most: 25, category: 'moderate' },
  { most: 30, category: 'high' },
] as const;
