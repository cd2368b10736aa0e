import type { HourPlan } from './hour-plan.ts';

/** From where to where something stands in a row of 24 hours. */
export interface RowPlace {
  readonly from: number;
  readonly to: number;
}

/** A part of a shift in the row of a day. */
export interface ShiftPiece extends RowPlace {
  /** Number of the day. */
  readonly day: number;
}

/**
 * Where an hour stands in the row of its day: under its time of the clock. When the clock is put back, the
 * hour that comes twice stands there in halves; when it is put forward, one place stays free.
 */
export function rowPlace({ times }: HourPlan, hour: number): RowPlace {
  const clock = Number(times[hour]?.slice(11, 13));
  if (times[hour + 1] === times[hour]) return { from: clock, to: clock + 0.5 };
  if (times[hour - 1] === times[hour]) return { from: clock + 0.5, to: clock + 1 };
  return { from: clock, to: clock + 1 };
}

/** The hour of a day that stands at a place of its row, 0 to 24; the nearest one where none does. */
export function hourAt(plan: HourPlan, day: number, place: number): number {
  const { first, count } = plan.days[day] ?? { first: 0, count: 1 };
  let found = first;
  for (let hour = first; hour < first + count; hour += 1) {
    if (rowPlace(plan, hour).from <= place) found = hour;
  }
  return found;
}

/** Number of the day that an hour lies in. */
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
