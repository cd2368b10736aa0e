import { factorTexts } from '#jobs/contract';
import { riskFactors, unsetFactor } from '#tags/contract';
import type { JobFactors, RiskFactor } from '#tags/contract';

/** A factor with its points and answer. */
export interface ScoreDriver {
  factor: RiskFactor;
  title: string;
  answer: string;
  points: number;
}

/** The components of a job's score, the most points first; factors without points are left out. */
export function scoreDrivers(factors: JobFactors): ScoreDriver[] {
  return riskFactors
    .flatMap((factor) => {
      const points = factors[factor];
      if (points === unsetFactor || points === 0) return [];
      const { title, choices } = factorTexts[factor];
      const answer = choices.find(([value]) => value === points)?.[1] ?? '';
      return [{ factor, title, answer, points }];
    })
    .toSorted((a, b) => b.points - a.points);
}
