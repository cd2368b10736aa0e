import { exposureLimit } from './exposure-limit.ts';
import type { Acclimatisation } from './exposure-limit.ts';
import { restingRate } from './metabolic-class.ts';

/** Minutes of each hour, in steps of this many. */
const step = 5;
const hour = 60;

export interface WorkPlace {
  /** WBGT in degrees Celsius at the place of work. */
  readonly wbgt: number;
  /** The same at the place of rest. */
  readonly wbgt_at_rest: number;
  /** Degrees that the clothing adds to the WBGT at work. */
  readonly clothing: number;
  /** Metabolic rate of the work in watts. */
  readonly watts: number;
  readonly crew: Acclimatisation;
}

/**
 * The most minutes of work in an hour, in steps of 5, for which the mean WBGT of the hour stays
 * within the limit for its mean metabolic rate: 60 for work without a break, 0 if even rest is too
 * much; NaN for an invalid WBGT.
 *
 * Source: NIOSH 2016-106, time-weighted means of chapter 8.
 */
export function workMinutes(place: WorkPlace): number {
  if (Number.isNaN(place.wbgt) || Number.isNaN(place.wbgt_at_rest)) return Number.NaN;
  for (let minutes = hour; minutes > 0; minutes -= step) {
    if (isWithin(place, minutes / hour)) return minutes;
  }
  return 0;
}

function isWithin(place: WorkPlace, share: number): boolean {
  const { wbgt, wbgt_at_rest, clothing, watts, crew } = place;
  const mean = share * (wbgt + clothing) + (1 - share) * wbgt_at_rest;
  const rate = share * watts + (1 - share) * restingRate;
  return mean <= exposureLimit(rate, crew);
}
