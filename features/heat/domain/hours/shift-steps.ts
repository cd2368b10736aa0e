import type { HourPlan } from './hour-plan.ts';
import { dayOfHour, hourAt, rowPlace } from './row-place.ts';
import type { StartLimits } from '../risk/shift-hours.ts';

/** The whole hours between which a shift should begin, both included. */
export interface ClockLimits {
  /** 0 to 23. */
  readonly not_before: number;
  readonly not_after: number;
}

/** Moves of a shift by keyboard. */
export type ShiftStep =
  'hour_back' | 'hour_on' | 'day_back' | 'day_on' | 'first_of_day' | 'last_of_day';

/**
 * The hours at which a shift may begin: not begun yet, and with an end before the forecast ends.
 * Null if there is none.
 *
 * @param now in milliseconds
 */
export function possibleStarts(plan: HourPlan, length: number, now: number): StartLimits | null {
  const earliest = plan.epochs.findIndex((epoch) => epoch * 1000 >= now);
  const latest = plan.epochs.length - length;
  return earliest === -1 || earliest > latest ? null : { earliest, latest };
}

/** The possible start nearest to an hour. */
export function nearestStart({ earliest, latest }: StartLimits, hour: number): number {
  return Math.min(Math.max(hour, earliest), latest);
}

/** The possible starts of a day within the clock limits; null if there is none. */
export function dayStarts(
  plan: HourPlan,
  day: number,
  { not_before, not_after }: ClockLimits,
  possible: StartLimits,
): StartLimits | null {
  const { first, count } = plan.days[day] ?? { first: 0, count: 0 };
  const hours = Array.from({ length: count }, (_, nth) => first + nth).filter((hour) => {
    const clock = Math.floor(rowPlace(plan, hour).from);
    const isPossible = hour >= possible.earliest && hour <= possible.latest;
    return isPossible && clock >= not_before && clock <= not_after;
  });
  const [earliest, latest] = [hours[0], hours.at(-1)];
  return earliest === undefined || latest === undefined ? null : { earliest, latest };
}

/**
 * The start of a shift after a step; unchanged if there is no such day, or no start within the
 * limits.
 */
export function steppedShift(
  plan: HourPlan,
  start: number,
  step: ShiftStep,
  within: { possible: StartLimits; limits: ClockLimits },
): number {
  const { possible, limits } = within;
  if (step === 'hour_back') return nearestStart(possible, start - 1);
  if (step === 'hour_on') return nearestStart(possible, start + 1);
  const day = dayOfHour(plan, start);
  if (step === 'day_back' || step === 'day_on') {
    const other = day + (step === 'day_on' ? 1 : -1);
    if (plan.days[other] === undefined) return start;
    return nearestStart(possible, hourAt(plan, other, rowPlace(plan, start).from));
  }
  const starts = dayStarts(plan, day, limits, possible);
  return (step === 'first_of_day' ? starts?.earliest : starts?.latest) ?? start;
}

/** The start of a shift that is held at one of its hours and dropped at a place of a row. */
export function draggedShift(
  plan: HourPlan,
  held: number,
  to: { day: number; place: number },
  possible: StartLimits,
): number {
  return nearestStart(possible, hourAt(plan, to.day, to.place) - held);
}
