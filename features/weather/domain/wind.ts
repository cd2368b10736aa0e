import type { WeatherHour } from '#weather/contract';

/** Decimals of a displayed wind speed. */
export const windDecimals = 1;

/** A rounded wind speed for display. */
export function roundedWind(speed: number): number {
  return Math.round(speed * 10 ** windDecimals) / 10 ** windDecimals;
}

/**
 * The hour with the strongest wind, whose direction is used for the day; of equal ones the first.
 */
export function windiestHour(hours: readonly WeatherHour[]): WeatherHour | null {
  return hours.reduce<WeatherHour | null>(
    (most, hour) => (most === null || hour.wind_kph > most.wind_kph ? hour : most),
    null,
  );
}
