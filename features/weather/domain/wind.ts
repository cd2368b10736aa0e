import type { WeatherHour } from '#weather/contract';

/** Decimals that a wind is shown with. */
export const windDecimals = 1;

/** A wind as it is shown. */
export function roundedWind(speed: number): number {
  return Math.round(speed * 10 ** windDecimals) / 10 ** windDecimals;
}

/** The hour with the largest wind, whose direction is the day's; of equal ones the first. */
export function windiestHour(hours: readonly WeatherHour[]): WeatherHour | null {
  return hours.reduce<WeatherHour | null>(
    (most, hour) => (most === null || hour.wind_kph > most.wind_kph ? hour : most),
    null,
  );
}
