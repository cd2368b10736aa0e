import { nextMinute, restedBody } from './body.ts';
import type { Phase } from './body.ts';
import { strainLimits } from './heat-strain.ts';

/** An hour that is repeated: equal spells of work, each followed by the same rest. */
export interface WorkPattern {
  readonly work: Phase;
  readonly rest: Phase;
  /**
   * Minutes of work in the hour, and the number of spells. Each spell and rest has whole minutes.
   */
  readonly work_minutes: number;
  readonly spells: number;
}

/** Half a shift in minutes: nobody works longer without a meal. */
export const halfShift = 240;
const hour = 60;

/**
 * The highest rectal temperature in C of a body that repeats the hour for half a shift. The
 * simulation stops at the first minute above a limit of ISO 7933. The result is infinite if that
 * limit is the loss of 5 % of body mass, which 95 of 100 people do not exceed.
 *
 * Source: ISO 7933:2004, annex E, where each minute has the values of its phase (as the standard
 * computes variable exposures).
 */
export function peakRectal(pattern: WorkPattern): number {
  const { work, rest, work_minutes, spells } = pattern;
  const spell = work_minutes / spells;
  const cycle = hour / spells;
  const most = strainLimits.mostLoss * work.inputs.mass * 1000;
  let body = restedBody;
  let peak = body.rectal;
  for (let minute = 0; minute < halfShift; minute += 1) {
    body = nextMinute(body, minute % cycle < spell ? work : rest);
    if (!(body.lost <= most)) return Number.POSITIVE_INFINITY;
    peak = Math.max(peak, body.rectal);
    if (!(peak <= strainLimits.rectal)) return peak;
  }
  return peak;
}
