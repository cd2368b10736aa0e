import { wallClock } from '#rosters/domain';

const day = 24 * 3_600_000;

/**
 * The moment of a local time as typed, 'YYYY-MM-DDTHH:MM', on the clocks of a zone; ISO text, or
 * null if it cannot be read. A time that the clocks skip is moved forward.
 */
export function timeOfLocal(text: string, timezone: string): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return null;
  const local = Date.parse(`${text}:00Z`);
  if (Number.isNaN(local)) return null;
  const time = wallClock(timezone, local - day, local + day).instantOf(local);
  return new Date(time).toISOString();
}
