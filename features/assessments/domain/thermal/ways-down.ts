import type { ThermalAnswers } from '#assessments/contract';
import { riskLimits, smallestChanges } from '#heat/domain';
import type { FactorChange } from '#heat/domain';
import { assess } from './assess.ts';

/** How a risk can be brought to at most so many points. */
export interface WayDown {
  readonly most: number;
  /** Each a few factors made milder; none where the work alone cannot do it. */
  readonly ways: readonly (readonly FactorChange[])[];
}

/** Changes up to which a second way is told: of longer ones it would say nearly the same. */
const shortWay = 3;

/** The smallest changes that bring a risk to no more than high, and to low; nothing where it is low. */
export function waysDown(answers: ThermalAnswers): WayDown[] {
  const { heat, wind, risk } = assess(answers);
  return [riskLimits.extreme, riskLimits.high - 1]
    .filter((most) => risk > most)
    .map((most) => {
      const ways = smallestChanges(answers.factors, { heat, wind }, most);
      return { most, ways: ways.slice(0, (ways[0]?.length ?? 0) > shortWay ? 1 : 2) };
    });
}
