import { countOf } from '#packages/kit';
import type { Accumulation } from './accumulation.ts';

/** Days that determine the usual number: four of each weekday. */
export const daysCounted = 28;

/** Days that are shown before and after today. */
export const daysBefore = 7;
export const daysAfter = 3;

/** '2 h today so far, usually 1.5 h by now on this weekday; 9 h in 7 days'. */
export function accumulationWords({ today_so_far, usual_so_far, week }: Accumulation): string {
  const usual =
    usual_so_far === null ? '' : `, usually ${hoursText(usual_so_far)} by now on this weekday`;
  return `${hoursText(today_so_far)} today so far${usual}; ${hoursText(week)} in the last 7 days`;
}

/** Number of people who may be in the heat: '12 workers on site'. */
export function workersText(workers: number): string {
  return `${countOf(workers, 'worker')} on site`;
}

/** Hours with at most one decimal: '1.5 h'. */
export function hoursText(hours: number): string {
  return `${String(Math.round(hours * 10) / 10)} h`;
}
