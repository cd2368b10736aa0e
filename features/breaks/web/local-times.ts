import { localOf, wallClock } from '#rosters/domain';

const day = 24 * 3_600_000;

/** When a day, 'YYYY-MM-DD', begins in a zone; milliseconds since 1970. */
export function startOfDay(date: string, zone: string): number {
  const local = Date.parse(`${date}T00:00:00Z`);
  return wallClock(zone, local - day, local + day).instantOf(local);
}

/** A moment on the clocks of a zone, as a field has it: 'YYYY-MM-DDTHH:MM'. */
export function fieldText(time: number | null, zone: string): string {
  return time === null ? '' : new Date(localOf(zone, time)).toISOString().slice(0, 16);
}

/** The moment of a field; ISO text, or null if it cannot be read. */
export function fieldTime(text: string, zone: string): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return null;
  const local = Date.parse(`${text}:00Z`);
  if (Number.isNaN(local)) return null;
  return new Date(wallClock(zone, local - day, local + day).instantOf(local)).toISOString();
}
