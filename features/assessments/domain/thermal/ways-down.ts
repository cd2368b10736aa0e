import type { ThermalAnswers } from '#assessments/contract';
import { riskLimits, safeChanges } from '#heat/domain';
import type { FactorChange } from '#heat/domain';
import { assess } from './assess.ts';

/** Ways to bring a risk to at most this number of points. */
export interface WayDown {
  readonly most: number;
  /**
   * Each changes a few factors, the best control first; empty if no allowed change reaches the
   * target.
   */
  readonly ways: readonly (readonly FactorChange[])[];
}

/** Changes up to which a second way is shown: a longer one would be nearly the same. */
const shortWay = 3;

/**
 * The safe changes that bring a risk to no more than high, and to low; empty if it is low. Outside
 * the range of the method nothing brings it to low, since no low rating is given there.
 */
export function waysDown(answers: ThermalAnswers): WayDown[] {
  const { heat, wind, risk, outside = [] } = assess(answers);
  return [riskLimits.extreme, riskLimits.high - 1]
    .filter((most) => risk > most)
    .filter((most) => outside.length === 0 || most === riskLimits.extreme)
    .map((most) => {
      const ways = safeChanges(answers.factors, { heat, wind }, most);
      return { most, ways: ways.slice(0, (ways[0]?.length ?? 0) > shortWay ? 1 : 2) };
    });
}
