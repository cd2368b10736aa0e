import type { DayPlan } from './day-plans.ts';

/** Degree-hours of the planned work, in degrees Celsius times hours above the threshold. */
export interface Exposure {
  /** Before the required rests. */
  readonly before: number;
  /** What the required rests take off. */
  readonly credit: number;
  /** After them, never less than 0. */
  readonly after: number;
  /** Hours of work without weather: the sums are at least these. */
  readonly unknown_hours: number;
}

/** A date with its exposure, and that of the seven days that end with it. */
export interface ExposedDate {
  readonly date: string;
  readonly day: Exposure;
  readonly week: Exposure;
}

const day = 24 * 3_600_000;
const daysOfWeek = 7;

/** The exposure of each date of a range. */
export function exposureOfDays(
  plans: readonly DayPlan[],
  { from, to }: { from: string; to: string },
): ExposedDate[] {
  const byDate = new Map(plans.map((plan) => [plan.date, plan]));
  const dates: ExposedDate[] = [];
  for (let time = Date.parse(from); time <= Date.parse(to); time += day) {
    const last = Array.from({ length: daysOfWeek }, (_, back) => textOf(time - back * day));
    const ofWeek = last.flatMap((date) => byDate.get(date) ?? []);
    const date = textOf(time);
    const own = byDate.get(date);
    dates.push({ date, day: sumOf(own === undefined ? [] : [own]), week: sumOf(ofWeek) });
  }
  return dates;
}

function sumOf(plans: readonly DayPlan[]): Exposure {
  const before = plans.reduce((sum, { exposure }) => sum + exposure, 0);
  const credit = plans.reduce((sum, plan) => sum + plan.credit, 0);
  const minutes = plans.reduce((sum, { unknown }) => sum + unknown, 0);
  return { before, credit, after: Math.max(0, before - credit), unknown_hours: minutes / 60 };
}

function textOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
