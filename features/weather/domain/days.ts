import { Temporal } from 'temporal-polyfill';

/** Days, as a place counts them: '2026-11-23'. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** The day at a place, so many days after the one that it has at a time in milliseconds. */
export function dayAt(zone: string, time: number, after = 0): string {
  const date = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(zone).toPlainDate();
  return date.add({ days: after }).toString();
}

/** The day so many days after another. */
export function dayAfter(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** How many days one day is after another. */
export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'days' }).days;
}
