import { defaultBounds } from './hydration-bounds.ts';

/** Width of a bin in mOsm; every default bound is an edge between two bins. */
export const binWidth = 5;

const inner = (defaultBounds.max - defaultBounds.min) / binWidth;

/** Bins in ascending order: up to 30 mOsm, then 5 mOsm each, then above 165. */
export const binCount = inner + 2;

/**
 * The bin of a value in mOsm. A limit belongs to the lower bin, as it belongs to the milder status.
 */
export function binOf(value: number): number {
  if (value <= defaultBounds.min) return 0;
  if (value > defaultBounds.max) return binCount - 1;
  return Math.ceil((value - defaultBounds.min) / binWidth);
}

/** Upper limit of a bin in mOsm, if it has one. */
export function binEnd(bin: number): number {
  return bin >= binCount - 1 ? Infinity : defaultBounds.min + bin * binWidth;
}
