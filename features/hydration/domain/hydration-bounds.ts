/** Limits of the hydration statuses in mOsm; `min` and `max` are the ends of a chart's scale. */
export interface HydrationBounds {
  min: number;
  /** Highest value that is still Hydrated. */
  mild: number;
  /** Highest value that is still Mildly Dehydrated. */
  moderate: number;
  /** Highest value that is still Moderately Dehydrated. */
  severe: number;
  max: number;
}

/** Mean in mOsm that stands in for a personal one; the default bounds follow from it. */
export const defaultMean = 50;

/** A personal baseline counts from this many values on. */
export const smallestBaseline = 6;

/**
 * The bounds for a mean in mOsm: 0.6, 1.3, 2, 3 and 3.3 times the mean. Written as tenths, so that
 * a whole mean gives the nearest number (1.3 × 46 is 59.8, not 59.800000000000004).
 */
export function boundsOfMean(mean: number): HydrationBounds {
  return {
    min: (mean * 6) / 10,
    mild: (mean * 13) / 10,
    moderate: mean * 2,
    severe: mean * 3,
    max: (mean * 33) / 10,
  };
}

/** Bounds of everybody without a personal baseline: 30, 65, 100, 150 and 165 mOsm. */
export const defaultBounds: HydrationBounds = boundsOfMean(defaultMean);

/** True where a baseline has enough values to replace the default bounds. */
export function isPersonal(mean: number, count: number): boolean {
  return count >= smallestBaseline && mean > 0;
}

/** The bounds that a baseline of `count` values with this mean gives: personal or the default. */
export function boundsOfBaseline(mean: number, count: number): HydrationBounds {
  return isPersonal(mean, count) ? boundsOfMean(mean) : defaultBounds;
}
