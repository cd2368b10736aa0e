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

/** The mean in mOsm of the default bounds. */
export const defaultMean = 50;

/** Minimum number of values of a personal baseline. */
export const smallestBaseline = 6;

/**
 * The bounds for a mean in mOsm: 0.6, 1.3, 2, 3 and 3.3 times the mean. Computed in tenths, so that
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

/** Bounds without a personal baseline: 30, 65, 100, 150 and 165 mOsm. */
export const defaultBounds: HydrationBounds = boundsOfMean(defaultMean);

/** True if a baseline has enough values to replace the default bounds. */
export function isPersonal(mean: number, count: number): boolean {
  return count >= smallestBaseline && mean > 0;
}

/** The bounds of a baseline with `count` values and this mean: personal or default. */
export function boundsOfBaseline(mean: number, count: number): HydrationBounds {
  return isPersonal(mean, count) ? boundsOfMean(mean) : defaultBounds;
}
