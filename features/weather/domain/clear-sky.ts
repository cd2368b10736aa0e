import type { Coordinates } from '#tags/contract';
import { sunPosition } from './sun-position.ts';

const minute = 60_000;
/** Means are taken over steps of this length. */
const step = 2 * minute;
/**
 * Maximum of an hour, as a multiple of the clear sky: high, clean air transmits some 15 % more than
 * the formula. It prevents rounding errors of a few watts at sunrise from being multiplied.
 */
const brightest = 1.25;

/** A mean of the global radiation, W/m2, from one time in milliseconds to a later one. */
export interface MeanRadiation {
  readonly from: number;
  readonly to: number;
  readonly mean: number;
}

/**
 * Global radiation under a clear sky at a time, W/m2; 0 by night.
 *
 * Source: Haurwitz 1945; the best of the simple formulas in Reno, Hansen and Stein, SAND2012-2389.
 */
export function clearRadiation(time: number, { lat, lon }: Coordinates): number {
  const { sun } = sunPosition(time, lat, lon);
  return sun <= 0 ? 0 : 1098 * sun * Math.exp(-0.057 / sun);
}

/**
 * Share of the clear sky's radiation that passes clouds of 0 to 100 %. Source: Kasten and Czeplak
 * 1980.
 */
export function throughClouds(cloud: number): number {
  return 1 - 0.75 * (cloud / 100) ** 3.4;
}

/** Mean radiation as a share of the clear sky's, at most 1.25; 0 if the sun was down. */
export function clearnessOf({ from, to, mean }: MeanRadiation, place: Coordinates): number {
  const clear = clearMean(from, to, place);
  return clear <= 0 ? 0 : Math.min(Math.max(mean / clear, 0), brightest);
}

/**
 * Global radiation at the end of a mean, W/m2: with the same clearness, and the sun's position at
 * that time.
 */
export function radiationAtEnd(measured: MeanRadiation, place: Coordinates): number {
  return rounded(clearnessOf(measured, place) * clearRadiation(measured.to, place));
}

/** W/m2 to a tenth. */
function rounded(radiation: number): number {
  return Math.round(radiation * 10) / 10;
}

function clearMean(from: number, to: number, place: Coordinates): number {
  const steps = Math.max(Math.round((to - from) / step), 1);
  const length = (to - from) / steps;
  let sum = 0;
  for (let nth = 0; nth < steps; nth += 1) {
    sum += clearRadiation(from + (nth + 0.5) * length, place);
  }
  return sum / steps;
}
