import type { WeatherDay, WeatherHour } from '#weather/contract';

/** Hours before the current one that the strip shows. */
const past = 4;

/** The hours of today and tomorrow, from four before the current one, and the hottest from now on. */
export interface StripHours {
  hours: readonly WeatherHour[];
  /** Index of the current hour; -1 if the forecast does not reach it. */
  now: number;
  /** The hottest hour from now on until the end of today, of equal ones the first. */
  peak: WeatherHour | null;
}

/**
 * Chooses the hours of a heat strip.
 *
 * @param days of the site, in its own time
 * @param today the local day, '2026-11-26'
 * @param now milliseconds since 1970
 */
export function stripHours(days: readonly WeatherDay[], today: string, now: number): StripHours {
  const seconds = now / 1000;
  const all = days
    .filter(({ date }) => date >= today)
    .slice(0, 2)
    .flatMap(({ hour }) => hour);
  const current = all.findIndex(
    ({ time_epoch }) => time_epoch <= seconds && seconds < time_epoch + 3600,
  );
  const hours = all.slice(Math.max(0, current - past));
  const ahead = all.filter(
    ({ time, time_epoch }) => time.startsWith(today) && time_epoch + 3600 > seconds,
  );
  const peak = ahead.reduce<WeatherHour | null>(
    (best, hour) => (best === null || hour.heatindex_c > best.heatindex_c ? hour : best),
    null,
  );
  return { hours, now: current < 0 ? -1 : Math.min(current, past), peak };
}
