import { defaultBounds } from './hydration-bounds.ts';

/** Width of a bin in mOsm; every default bound lies between two bins. */
export const binWidth = 5;

const inner = (defaultBounds.max - defaultBounds.min) / binWidth;

/** Bins from the lowest up: all up to 30 mOsm, then each of 5 mOsm, then all above 165. */
export const binCount = inner + 2;

/** The bin of a value in mOsm; a limit belongs to the bin below it, as it does to the milder status. */
export function binOf(value: number): number {
  if (value <= defaultBounds.min) return 0;
  if (value > defaultBounds.max) return binCount - 1;
  return Math.ceil((value - defaultBounds.min) / binWidth);
}

/** Upper limit of a bin in mOsm, as far as it has one. */
export function binEnd(bin: number): number {
  return bin >= binCount - 1 ? Infinity : defaultBounds.min + bin * binWidth;
}
