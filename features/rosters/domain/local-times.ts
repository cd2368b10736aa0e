import { localOf, wallClock } from './wall-clock.ts';

const day = 24 * 3_600_000;

/**
 * A time on the clocks of a zone, as a field has it: 'YYYY-MM-DDTHH:MM', with seconds if wanted.
 *
 * @param time milliseconds since 1970
 */
export function localText(timezone: string, time: number, withSeconds = false): string {
  return new Date(localOf(timezone, time)).toISOString().slice(0, withSeconds ? 19 : 16);
}

/**
 * The time of a field as typed, 'YYYY-MM-DDTHH:MM' with or without seconds, on the clocks of a
 * zone; ISO text, or null if it cannot be read. A time that the clocks skip is moved forward.
 */
export function timeOfLocal(text: string, timezone: string): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text)) return null;
  const local = Date.parse(`${text}Z`);
  if (Number.isNaN(local)) return null;
  return new Date(instantOf(local, timezone)).toISOString();
}

/** When a day, 'YYYY-MM-DD', begins in a zone; milliseconds since 1970. */
export function startOfDay(date: string, timezone: string): number {
  return instantOf(Date.parse(`${date}T00:00:00Z`), timezone);
}

function instantOf(local: number, timezone: string): number {
  return wallClock(timezone, local - day, local + day).instantOf(local);
}
