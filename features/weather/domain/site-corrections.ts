import type { SiteCorrection, WeatherHour } from '#weather/contract';

const hour = 3_600_000;

/** An hour with the largest correction of its site, which a reading of the hour replaces. */
export function corrected(
  moment: WeatherHour,
  corrections: readonly SiteCorrection[],
): WeatherHour {
  const start = moment.time_epoch * 1000;
  const added = corrections
    .filter((correction) => isCounted(correction, start))
    .map(({ kelvin }) => kelvin);
  const correction = Math.max(0, ...added);
  return correction === 0 ? moment : { ...moment, correction };
}

/** The correction that is on at a time, in milliseconds since 1970; null for none. */
export function correctionAt<Correction extends SiteCorrection>(
  corrections: readonly Correction[],
  now: number,
): Correction | null {
  const on = corrections.filter(
    ({ until_time, ended_time }) => ended_time === null && Date.parse(until_time) > now,
  );
  return on.toSorted((one, other) => other.kelvin - one.kelvin)[0] ?? null;
}

/**
 * Whether a correction counts in an hour. Switched off, it leaves the current hour at once, and stays
 * in those that were over, so that it never undoes a break that was late.
 */
function isCounted(correction: SiteCorrection, start: number): boolean {
  const [from, until] = [Date.parse(correction.created_time), Date.parse(correction.until_time)];
  if (start + hour <= from || start >= until) return false;
  return correction.ended_time === null || start + hour <= Date.parse(correction.ended_time);
}
