import { crewStrain } from './crew-strain.ts';
import type { CrewAir } from './crew-strain.ts';

/** Insulation of work clothes, clo. */
const workClothes = 0.6;
const minutes = 60;
/** Litres in steps of a cup. */
const cup = 0.25;

/**
 * The most water in litres that an hour may ask of a person: above it the blood thins (1.5 quarts).
 *
 * Source: US Army TB MED 507.
 */
export const mostWater = 1.42;

/**
 * Litres of water for a person in an hour of a mean metabolic rate in watts: what the body is predicted
 * to lose, in cups, never more than is safe to drink. Outside of the range of the standard the nearest
 * weather of the range counts. NaN where the weather is not known.
 *
 * Source: ISO 7933:2004 for the loss.
 */
export function waterNeed(air: CrewAir, watts: number, isAcclimatised: boolean): number {
  const { water_loss } = crewStrain(air, { watts, isAcclimatised, clo: workClothes, minutes });
  const cups = Math.ceil(water_loss / 1000 / cup) * cup;
  return Math.min(cups, mostWater);
}
