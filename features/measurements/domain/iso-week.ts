import { Temporal } from 'temporal-polyfill';

/** Monday of a week by ISO 8601: week 1 is the one with 4 January. */
export function weekStart(year: number, week: number): Temporal.PlainDate {
  const fourth = Temporal.PlainDate.from({ year, month: 1, day: 4 });
  return fourth.subtract({ days: fourth.dayOfWeek - 1 }).add({ weeks: week - 1 });
}

/** Number of ISO weeks in a year: 52 or 53. */
export function weeksInYear(year: number): number {
  return Temporal.PlainDate.from({ year, month: 12, day: 28 }).weekOfYear ?? 52;
}

/** 'Week 12 (16 Mar - 22 Mar)'. */
export function weekLabel(year: number, week: number): string {
  const start = weekStart(year, week);
  return `Week ${String(week)} (${dayAndMonth(start)} - ${dayAndMonth(start.add({ days: 6 }))})`;
}

/** '20 Nov'. */
export function dayAndMonth(day: Temporal.PlainDate): string {
  return `${String(day.day)} ${monthNames[day.month - 1]?.slice(0, 3) ?? ''}`;
}

/** '03 Nov 2026', the format of all dates with a year. */
export function dayOfYear(day: Temporal.PlainDate): string {
  return `${dayAndMonth(day).padStart(6, '0')} ${String(day.year)}`;
}

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
