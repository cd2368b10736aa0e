import { riskFactors, unsetFactor } from '#tags/contract';
import type { JobFactors, RiskFactor } from '#tags/contract';

/** The unanswered factors, in the order of the form; empty if nothing is answered. */
export function unanswered(factors: JobFactors): RiskFactor[] {
  const unset = riskFactors.filter((factor) => factors[factor] === unsetFactor);
  return unset.length === riskFactors.length ? [] : unset;
}
