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
 * Whether a body keeps within the limits of ISO 7933 while it repeats the hour for half a shift: a rectal
 * temperature of 38 C at any minute, and a loss of 5 % of its mass, which 95 of 100 persons do not exceed.
 *
 * Source: ISO 7933:2004, annex E, with the values of each minute those of its phase (the standard computes
 * variable exposures in this way).
 */
export function isTolerable(pattern: WorkPattern): boolean {
  const { work, rest, work_minutes, spells } = pattern;
  const spell = work_minutes / spells;
  const cycle = hour / spells;
  const most = strainLimits.mostLoss * work.inputs.mass * 1000;
  let body = restedBody;
  for (let minute = 0; minute < halfShift; minute += 1) {
    body = nextMinute(body, minute % cycle < spell ? work : rest);
    if (!(body.rectal <= strainLimits.rectal && body.lost <= most)) return false;
  }
  return true;
}
