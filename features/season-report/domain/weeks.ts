import type { Span } from '#compliance/domain';
import { dayAfter } from '#weather/domain';

/** A week from Monday to Sunday, cut to its period. */
export interface Week extends Span {
  from: string;
  to: string;
}

/** The weeks of a period, in order. */
export function weeksOf(from: string, days: readonly Span[]): Week[] {
  const weeks: Week[] = [];
  for (const [nth, { start, end }] of days.entries()) {
    const date = dayAfter(from, nth);
    const last = weeks.at(-1);
    const isMonday = new Date(`${date}T00:00:00Z`).getUTCDay() === 1;
    if (last === undefined || isMonday) weeks.push({ from: date, to: date, start, end });
    else Object.assign(last, { to: date, end });
  }
  return weeks;
}

/** Finds the index of the week of a time; -1 outside of all weeks. */
export function weekFinder(weeks: readonly Week[]): (time: number) => number {
  let last = 0;
  const has = (nth: number, time: number) => {
    const week = weeks[nth];
    return week !== undefined && time >= week.start && time < week.end;
  };
  return (time) => {
    // Times mostly come in order.
    if (!has(last, time)) last = weeks.findIndex((_, nth) => has(nth, time));
    return last;
  };
}
