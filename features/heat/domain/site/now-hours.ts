import type { WeatherDay, WeatherHour } from '#weather/contract';
import { stripHours } from './strip-hours.ts';

/** Hours that a phone shows, the current one first. */
const shown = 8;

/** The next hours, and the hottest one ahead. */
export interface NowHours {
  /** The current hour and the seven after it; empty if the forecast does not reach it. */
  hours: readonly WeatherHour[];
  /** The hottest of these hours and of the rest of today, of equal ones the first. */
  peak: WeatherHour | null;
}

/**
 * Chooses the hours for a phone.
 *
 * @param days of the site, in its own time
 * @param today the local day, '2026-11-26'
 * @param now milliseconds since 1970
 */
export function nowHours(days: readonly WeatherDay[], today: string, now: number): NowHours {
  const strip = stripHours(days, today, now);
  if (strip.now < 0) return { hours: [], peak: null };
  const hours = strip.hours.slice(strip.now, strip.now + shown);
  // In the morning the peak may be after these hours, and in the evening tomorrow is hotter.
  const ahead = [...hours, ...(strip.peak === null ? [] : [strip.peak])];
  const [peak = null] = ahead.toSorted(
    (a, b) => b.heatindex_c - a.heatindex_c || a.time_epoch - b.time_epoch,
  );
  return { hours, peak };
}
