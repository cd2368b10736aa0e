import { heatIndexFahrenheit, rateBand } from '#heat/domain';
import { celsiusOf } from '#packages/kit';
import type { Situation } from './situation.ts';

/** Watts of the heavy end of heavy work, for a job that is not assessed. */
export const heaviest = rateBand(6)?.most ?? Number.NaN;

/** The heat index in degrees Fahrenheit; without humidity that of 100 %. */
export function highestHeatIndex({
  air_f,
  heat_index_f,
}: Pick<Situation, 'air_f' | 'heat_index_f'>): number {
  if (heat_index_f !== null) return heat_index_f;
  return air_f === null ? Number.POSITIVE_INFINITY : heatIndexFahrenheit(air_f, 100);
}

/**
 * The highest WBGT in degrees Celsius that air can have: a globe in the sun is at most 20 K warmer
 * than the air, and a natural wet bulb in moist air at most 3 K, so 0.2 x 20 + 0.7 x 3 K are added.
 *
 * @param air_f degrees Fahrenheit
 */
export function highestWbgt(air_f: number | null): number {
  return air_f === null ? Number.POSITIVE_INFINITY : celsiusOf(air_f) + 6.1;
}
