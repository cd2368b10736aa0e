import { Temporal } from 'temporal-polyfill';

/** A range of local days: '2026-11-23'. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** The local day at a time in milliseconds, plus a number of days. */
export function dayAt(zone: string, time: number, after = 0): string {
  const date = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(zone).toPlainDate();
  return date.add({ days: after }).toString();
}

/** The day a number of days later. */
export function dayAfter(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** Number of days between two days. */
export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'days' }).days;
}
