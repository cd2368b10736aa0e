import type { TemperatureUnit } from '#organisation/domain';
import type { WeatherHour } from '#weather/contract';

/** The heat index of an hour in the displayed unit. */
export function shownIndex(
  { heatindex_c, heatindex_f }: WeatherHour,
  unit: TemperatureUnit,
): number {
  return unit === 'C' ? heatindex_c : heatindex_f;
}
