import { dayOfHour } from '#heat/domain';
import type { HourPlan } from '#heat/domain';
import { hoursDefaults } from './hours-search.ts';
import type { HoursSearch } from './hours-search.ts';

/** A shift around an hour of '2026-11-24 14:20', on its day, as URL search of the planner. */
export function aroundHour(time: string): Pick<HoursSearch, 'date' | 'start'> {
  const clock = Number(time.slice(11, 13));
  return { date: time.slice(0, 10), start: Math.max(0, clock - hoursDefaults.hours / 2) };
}

/** Day and hour of a start, as in the URL. */
export function placeOfHour(plan: HourPlan, hour: number): { date: string; start: number } {
  const day = plan.days[dayOfHour(plan, hour)];
  return { date: day?.date ?? '', start: hour - (day?.first ?? 0) };
}

/** The hour of a URL; null if the plan does not have its day. */
export function hourOfPlace(plan: HourPlan, date: string, start: number): number | null {
  const found = plan.days.find((day) => day.date === date);
  return found === undefined ? null : found.first + Math.min(start, found.count - 1);
}
