import { bestStart, shiftRisk } from '../risk/shift-hours.ts';
import type { ShiftRisk, StartLimits } from '../risk/shift-hours.ts';
import type { HourPlan } from './hour-plan.ts';
import { dayStarts } from './shift-steps.ts';
import type { ClockLimits } from './shift-steps.ts';

/** Why a day has no best start: its hours have begun, the forecast ends, or a risk is not known. */
export type NoStart = 'begun' | 'beyond' | 'unknown';

/** The best start of a day with what the shift meets, or why there is none. */
export type DayBest =
  | { readonly start: number; readonly met: ShiftRisk }
  | { readonly start: null; readonly why: NoStart };

/** The best start of each day within limits of the clock. */
export function bestOfDays(
  plan: HourPlan,
  length: number,
  limits: ClockLimits,
  possible: StartLimits | null,
): DayBest[] {
  return plan.days.map(({ first, count }, day) => {
    const none = (why: NoStart): DayBest => ({ start: null, why });
    if (possible === null || first > possible.latest) return none('beyond');
    if (first + count <= possible.earliest) return none('begun');
    const starts = dayStarts(plan, day, limits, possible);
    if (starts === null) return none(first < possible.earliest ? 'begun' : 'beyond');
    const start = bestStart(plan, length, starts);
    return start === null ? none('unknown') : { start, met: shiftRisk(plan, start, length) };
  });
}

/** Hours of a shift at high or at extreme risk. */
export function riskHours({ high, extreme }: ShiftRisk): number {
  return high + extreme;
}
