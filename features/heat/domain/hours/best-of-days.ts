import { shiftRisk } from '../risk/shift-hours.ts';
import type { ShiftRisk, StartLimits } from '../risk/shift-hours.ts';
import type { HourPlan } from './hour-plan.ts';
import { dayStarts } from './shift-steps.ts';
import type { ClockLimits } from './shift-steps.ts';

/** Why a day has no best start: its hours have begun, the forecast ends, or a risk is unknown. */
export type NoStart = 'begun' | 'beyond' | 'unknown';

/** The best start of a day with the risks of the shift, or why there is none. */
export type DayBest =
  | {
      readonly start: number;
      readonly met: ShiftRisk;
      /** Hours of the shift for which the advice is no work, and hours without advice. */
      readonly no_work: number;
      readonly unadvised: number;
    }
  | { readonly start: null; readonly why: NoStart };

type Start = Extract<DayBest, { start: number }>;

/** Advised minutes of work in each hour of a plan; null without advice. */
export type AdvisedMinutes = readonly (number | null)[];

/** A shift whose best start is searched. */
export interface ShiftAsked {
  /** Hours. */
  readonly length: number;
  readonly limits: ClockLimits;
  /** Null if no shift can begin any more. */
  readonly possible: StartLimits | null;
}

/**
 * The best start of each day within the clock limits: the fewest hours without work by the advice,
 * then the fewest extreme hours, then the fewest high ones, then the smallest sum of risks, then
 * the earliest.
 */
export function bestOfDays(plan: HourPlan, minutes: AdvisedMinutes, asked: ShiftAsked): DayBest[] {
  const { length, limits, possible } = asked;
  return plan.days.map(({ first, count }, day) => {
    const none = (why: NoStart): DayBest => ({ start: null, why });
    if (possible === null || first > possible.latest) return none('beyond');
    if (first + count <= possible.earliest) return none('begun');
    const starts = dayStarts(plan, day, limits, possible);
    if (starts === null) return none(first < possible.earliest ? 'begun' : 'beyond');
    return bestStart(plan, minutes, length, starts) ?? none('unknown');
  });
}

/** Number of hours of a shift at high or extreme risk. */
export function riskHours({ high, extreme }: ShiftRisk): number {
  return high + extreme;
}

/** Null if no start has known risks for all its hours. */
function bestStart(
  plan: HourPlan,
  minutes: AdvisedMinutes,
  length: number,
  { earliest, latest }: StartLimits,
): Start | null {
  let best: Start | null = null;
  for (let start = earliest; start <= latest; start += 1) {
    const met = shiftRisk(plan, start, length);
    if (met.unknown > 0) continue;
    const hours = Array.from({ length }, (_, nth) => minutes[start + nth] ?? null);
    const no_work = hours.filter((each) => each === 0).length;
    const unadvised = hours.filter((each) => each === null).length;
    const next = { start, met, no_work, unadvised };
    if (best === null || isBetter(next, best)) best = next;
  }
  return best;
}

function isBetter(one: Start, other: Start): boolean {
  const order =
    one.no_work - other.no_work ||
    one.met.extreme - other.met.extreme ||
    one.met.high - other.met.high ||
    one.met.risk - other.met.risk;
  return order < 0;
}
