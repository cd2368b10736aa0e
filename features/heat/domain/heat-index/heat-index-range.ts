import { fahrenheitOf } from '#packages/kit';

/** The hottest air and the highest value of the printed chart in degrees Fahrenheit: 137 is a rounded value. */
const [hottestAir, highestIndex] = [110, 137.5];

/**
 * True if a heat index is beyond its printed chart: the regression was fitted to the chart and may
 * be far too low there, especially in very humid air.
 *
 * Source: heat index chart of the US National Weather Service, 80 to 110 °F and up to 137 °F.
 *
 * @param air temperature in degrees Celsius; null if only the index is known
 * @param heat_index degrees Celsius
 */
export function isBeyondHeatIndexChart(air: number | null, heat_index: number): boolean {
  if (fahrenheitOf(heat_index) > highestIndex) return true;
  return air !== null && fahrenheitOf(air) > hottestAir;
}
