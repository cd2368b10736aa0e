import { localOf, mondayOf, dateOf, wallClock } from '#rosters/domain';

const day = 24 * 3_600_000;

/** A week from Monday to Sunday on the clocks of a zone. */
export interface Week {
  /** 'YYYY-MM-DD' of its Monday. */
  monday: string;
  /** Starts of its days and of the day after, in milliseconds since 1970. */
  starts: readonly number[];
  /** Midnight of each date, as the milliseconds of that date in UTC. */
  dates: readonly number[];
}

/** The week of a date; of an invalid one the current week. */
export function weekOf(monday: string | null, now: number, zone: string): Week {
  const asked = monday === null ? NaN : Date.parse(`${monday}T00:00:00Z`);
  const first = mondayOf(Number.isNaN(asked) ? dateOf(localOf(zone, now)) : asked);
  const dates = Array.from({ length: 8 }, (_, at) => first + at * day);
  const clock = wallClock(zone, first - day, first + 9 * day);
  return {
    monday: isoDate(first),
    starts: dates.map((date) => clock.instantOf(date)),
    dates: dates.slice(0, 7),
  };
}

/** The Monday of another week: 'YYYY-MM-DD'. */
export function mondayAfter({ monday }: Week, weeks: number): string {
  return isoDate(Date.parse(`${monday}T00:00:00Z`) + weeks * 7 * day);
}

function isoDate(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
