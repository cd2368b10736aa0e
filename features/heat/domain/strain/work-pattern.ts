import { nextMinute, restedBody } from './body.ts';
import type { Phase } from './body.ts';
import { strainLimits } from './heat-strain.ts';

/** An hour that is repeated: spells of work of the same length, each followed by the same rest. */
export interface WorkPattern {
  readonly work: Phase;
  readonly rest: Phase;
  /** Minutes of work in the hour, and how many spells they are in. Each spell and rest is of whole minutes. */
  readonly work_minutes: number;
  readonly spells: number;
}

/** Half a shift in minutes: nobody goes on for longer without a meal. */
export const halfShift = 240;
const hour = 60;

/**
 * The highest rectal temperature in C of a body that repeats the hour for half a shift. It stops at the first
 * minute that is above a limit of ISO 7933, and is infinite where that is the loss of 5 % of the mass of the
 * body, which 95 of 100 persons do not exceed.
 *
 * Source: ISO 7933:2004, annex E, with the values of each minute those of its phase (the standard computes
 * variable exposures in this way).
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
