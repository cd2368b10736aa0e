import { dateText } from '#packages/kit';

/** A calendar day as 'YYYY-MM-DD', without a zone. */
export type Day = string;

const whole = 86_400_000;

/** The day a number of days later, or earlier if negative. */
export function plusDays(day: Day, days: number): Day {
  return new Date(timeOf(day) + days * whole).toISOString().slice(0, 10);
}

/** The same day of another month, or its last if it does not exist. */
export function plusMonths(day: Day, months: number): Day {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
  first.setUTCDate(Math.min(date, last.getUTCDate()));
  return first.toISOString().slice(0, 10);
}

/** Monday 0 to Sunday 6. */
export function weekday(day: Day): number {
  return (new Date(timeOf(day)).getUTCDay() + 6) % 7;
}

/** The ISO 8601 week number: week 1 is the one with 4 January. */
export function weekNumber(day: Day): number {
  const thursday = plusDays(day, 3 - weekday(day));
  const fourth = `${thursday.slice(0, 4)}-01-04`;
  const monday = plusDays(fourth, -weekday(fourth));
  return Math.floor((timeOf(thursday) - timeOf(monday)) / (7 * whole)) + 1;
}

/** The weeks of a day's month, from Monday; null for days of other months. */
export function weeksOfMonth(day: Day): { number: number; days: (Day | null)[] }[] {
  const month = day.slice(0, 7);
  const first = `${month}-01`;
  const monday = plusDays(first, -weekday(first));
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (__, at) => plusDays(monday, week * 7 + at)),
  );
  return weeks
    .filter((days) => days.some((one) => one.startsWith(month)))
    .map((days) => ({
      number: weekNumber(days[0] ?? first),
      days: days.map((one) => (one.startsWith(month) ? one : null)),
    }));
}

/** '20 Nov 2026', the format of dates. */
export function dayText(day: Day): string {
  return dateText(timeOf(day), 'UTC');
}

/** 'November 2026'. */
export function monthName(day: Day): string {
  return textOf(day, { month: 'long', year: 'numeric' });
}

/** 'Friday 20 November 2026'. */
export function dayName(day: Day): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return textOf(day, parts).replace(',', '');
}

function textOf(day: Day, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: 'UTC' }).format(timeOf(day));
}

function timeOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}
