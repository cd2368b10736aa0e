import type { HeatBand } from '#heat/contract';
import type { TemperatureUnit } from '#organisation/domain';

/** The bands of a heat index, from the mildest. */
export const heatBands: readonly HeatBand[] = [
  'low',
  'caution',
  'extreme_caution',
  'danger',
  'extreme_danger',
];

/** The highest heat index of each band but the last, in each unit as published. */
export const bandLimits: Readonly<Record<TemperatureUnit, readonly number[]>> = {
  C: [27, 33, 41, 54],
  F: [80, 90, 103, 124],
};

/**
 * The band of a heat index by the limits of the displayed unit, so that its name never contradicts
 * the legend. The limits of both units differ slightly, so the score does not use it.
 */
export function heatBand(index: number, unit: TemperatureUnit): HeatBand {
  const band = bandLimits[unit].findIndex((most) => index <= most);
  return heatBands[band] ?? 'extreme_danger';
}

/** The highest heat index of each score but the last, in degrees Celsius. */
const scoreLimits = [27, 33, 41] as const;

/** Points of a heat index in degrees Celsius, unrounded: 1 to 4. */
export function heatScore(celsius: number): number {
  const index = scoreLimits.findIndex((most) => celsius <= most);
  return index < 0 ? scoreLimits.length + 1 : index + 1;
}
