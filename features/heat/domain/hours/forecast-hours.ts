import type { WeatherDay, WeatherHour } from '#weather/contract';

/** An hour of a forecast. */
export interface ForecastHour {
  /** Its start in the site's time: '2026-11-24 07:00'. */
  readonly time: string;
  /** The same in seconds since 1970. */
  readonly epoch: number;
  /** Null for a missing hour between two others. */
  readonly weather: WeatherHour | null;
}

const hour = 3600;

/** The hours of a forecast, without gaps. */
export function forecastHours(days: readonly WeatherDay[]): ForecastHour[] {
  const all = days.flatMap(({ hour: hours }) => hours);
  return all.flatMap((weather, nth) => [
    ...gapBetween(all[nth - 1], weather),
    { time: weather.time, epoch: weather.time_epoch, weather },
  ]);
}

function gapBetween(before: WeatherHour | undefined, after: WeatherHour): ForecastHour[] {
  if (before === undefined) return [];
  const missing = Math.floor((after.time_epoch - before.time_epoch) / hour) - 1;
  const start = Date.parse(`${before.time.replace(' ', 'T')}Z`);
  return Array.from({ length: Math.max(missing, 0) }, (_, nth) => ({
    time: new Date(start + (nth + 1) * hour * 1000).toISOString().slice(0, 16).replace('T', ' '),
    epoch: before.time_epoch + (nth + 1) * hour,
    weather: null,
  }));
}
