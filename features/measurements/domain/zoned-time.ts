import { Temporal } from 'temporal-polyfill';

/** A time as a datetime field shows it in a zone: '2026-11-20T13:42'. */
export function zonedText(time: number, zone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(Math.floor(time))
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });
}

/** The time of a field's text in a zone; null if it cannot be parsed. */
export function timeFromText(text: string, zone: string): number | null {
  try {
    return Temporal.PlainDateTime.from(text).toZonedDateTime(zone).epochMilliseconds;
  } catch {
    return null;
  }
}
