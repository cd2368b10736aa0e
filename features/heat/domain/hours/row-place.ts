import type { HourPlan } from './hour-plan.ts';

/** Start and end in a row of 24 hours. */
export interface RowPlace {
  readonly from: number;
  readonly to: number;
}

/** A part of a shift in the row of a day. */
export interface ShiftPiece extends RowPlace {
  /** Index of the day. */
  readonly day: number;
}

/**
 * The place of an hour in the row of its day, by its local time. A repeated hour is shown in
 * halves; a skipped one leaves its place free.
 */
export function rowPlace({ times }: HourPlan, hour: number): RowPlace {
  const clock = Number(times[hour]?.slice(11, 13));
  if (times[hour + 1] === times[hour]) return { from: clock, to: clock + 0.5 };
  if (times[hour - 1] === times[hour]) return { from: clock + 0.5, to: clock + 1 };
  return { from: clock, to: clock + 1 };
}

/** The hour of a day at a place of its row, 0 to 24; the nearest one if there is none. */
export function hourAt(plan: HourPlan, day: number, index: number): number {
  const { first, count } = plan.days[day] ?? { first: 0, count: 1 };
  let found = first;
  for (let hour = first; hour < first + count; hour += 1) {
    if (rowPlace(plan, hour).from <= index) found = hour;
  }
  return found;
}

/** Index of the day of an hour. */
export function dayOfHour({ days }: HourPlan, hour: number): number {
  return days.findLastIndex(({ first }) => first <= hour);
}

/** The parts of a shift, one for each day that it touches. */
export function shiftPieces(plan: HourPlan, start: number, length: number): ShiftPiece[] {
  return plan.days.flatMap(({ first, count }, day) => {
    const from = Math.max(start, first);
    const last = Math.min(start + length, first + count) - 1;
    if (from > last) return [];
    return [{ day, from: rowPlace(plan, from).from, to: rowPlace(plan, last).to }];
  });
}
