import { Temporal } from 'temporal-polyfill';

/** A moment as a date-and-time field writes it in a zone: '2026-11-20T13:42'. */
export function zonedText(time: number, zone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(Math.floor(time))
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });
}

/** The moment a field's text means in a zone; null where it cannot be read. */
export function timeFromText(text: string, zone: string): number | null {
  try {
    return Temporal.PlainDateTime.from(text).toZonedDateTime(zone).epochMilliseconds;
  } catch {
    return null;
  }
}
