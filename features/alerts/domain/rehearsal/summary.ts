import { medianOf, zonedParts } from '#packages/kit';
import type { Period, RehearsedAlert } from './rehearse.ts';

/** What a rehearsal comes to. Notices about missing data do not count as alerts. */
export interface RehearsalSummary {
  count: number;
  /** Alerts between 22:00 and 06:00. */
  night: number;
  /** Median minutes from one alert to the next; null for fewer than two. */
  median_gap: number | null;
  per_week: number;
  /** Alerts of each 24 hours from the start; the last ones may be fewer hours. */
  by_day: number[];
}

const minute = 60_000;
const day = 24 * 60 * minute;
const week = 7 * day;

/**
 * Counts the alerts of a rehearsal.
 *
 * @param zone IANA name, for what counts as night
 */
export function rehearsalSummary(
  alerts: readonly RehearsedAlert[],
  { from, to }: Period,
  zone: string,
): RehearsalSummary {
  const times = alerts.filter(isCounted).map(({ time }) => time);
  const gaps = times.slice(1).map((time, nth) => (time - (times[nth] ?? time)) / minute);
  return {
    count: times.length,
    night: times.filter((time) => isAtNight(time, zone)).length,
    median_gap: medianOf(gaps),
    per_week: to > from ? (times.length / (to - from)) * week : 0,
    by_day: countByDay(times, { from, to }),
  };
}

function countByDay(times: readonly number[], { from, to }: Period): number[] {
  const length = Math.max(1, Math.ceil((to - from) / day));
  const counts = Array.from({ length }, () => 0);
  for (const time of times) {
    // An alert at the very end is one of the last day.
    const nth = Math.min(counts.length - 1, Math.floor((time - from) / day));
    counts[nth] = (counts[nth] ?? 0) + 1;
  }
  return counts;
}

/** True for an alert, false for a notice that data is missing. */
export function isCounted({ reason }: RehearsedAlert): boolean {
  return reason !== 'no_data';
}

/** True from 22:00 to 06:00. */
export function isAtNight(time: number, zone: string): boolean {
  const hour = Number(zonedParts(time, zone).hour);
  return hour >= 22 || hour < 6;
}
