import { blackGlobe } from './black-globe.ts';
import { naturalWetBulb } from './natural-wet-bulb.ts';
import type { Surroundings } from './surroundings.ts';

/** WBGT and its components, all in degrees Celsius. */
export interface Wbgt {
  readonly globe: number;
  readonly natural_wet_bulb: number;
  readonly wbgt: number;
}

/**
 * Outdoor WBGT, by day and night; NaN if a balance has no solution.
 *
 * Source: Liljegren et al., Modeling the Wet Bulb Globe Temperature Using Standard Meteorological
 * Measurements, 2008.
 */
export function outdoorWbgt(around: Surroundings): Wbgt {
  const globe = blackGlobe(around) - 273.15;
  const natural_wet_bulb = naturalWetBulb(around) - 273.15;
  const wbgt = weightedWbgt(natural_wet_bulb, globe, around.air - 273.15);
  return { globe, natural_wet_bulb, wbgt };
}

/** The definition in the sun: 0.7 natural wet bulb, 0.2 globe, 0.1 air. */
export function weightedWbgt(naturalWetBulb: number, globe: number, air: number): number {
  return 0.7 * naturalWetBulb + 0.2 * globe + 0.1 * air;
}

/** The definition indoors and in the shade: 0.7 natural wet bulb, 0.3 globe. */
export function indoorWbgt(naturalWetBulb: number, globe: number): number {
  return 0.7 * naturalWetBulb + 0.3 * globe;
}
