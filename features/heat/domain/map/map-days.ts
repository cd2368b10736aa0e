import { Temporal } from 'temporal-polyfill';
import { mostForecastDays } from '#weather/contract';

/** Days before today that the map goes back. */
const daysBack = 7;

/** The days that the map can show, as 'YYYY-MM-DD'. */
export interface MapDays {
  readonly today: string;
  readonly min: string;
  readonly max: string;
}

/** From a week ago to the last day of a forecast, at a time in milliseconds, in a zone. */
export function mapDays(now: number, zone: string): MapDays {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate();
  return {
    today: today.toString(),
    min: today.subtract({ days: daysBack }).toString(),
    // Today counts as the first of them.
    max: today.add({ days: mostForecastDays - 1 }).toString(),
  };
}
