import { crewStrain, isBeyondStrain } from './crew-strain.ts';
import type { CrewAir, CrewWork } from './crew-strain.ts';

/** The longest work in minutes that is looked at: nobody goes on for more than half a shift. */
export const longestWork = 240;

/**
 * Minutes of work without a break until the body is at 38 C, or until 95 of 100 people have lost 5 % of their
 * mass, whichever comes first; all of half a shift where neither is. Null where the air is beyond the range
 * of the standard: its nearest weather would be milder than this one. NaN where the weather is not known.
 *
 * Source: ISO 7933:2004, maximum allowable exposure time.
 */
export function longestExposure(air: CrewAir, work: Omit<CrewWork, 'minutes'>): number | null {
  if (isBeyondStrain(air)) return null;
  const told = crewStrain(air, { ...work, minutes: longestWork });
  if (Number.isNaN(told.rectal)) return Number.NaN;
  return Math.min(told.until_rectal, told.until_loss_most);
}
