/** Mean and spread of the values a baseline was built from, in mOsm. */
export interface BaselineFigures {
  values: number[];
  mean: number;
  std: number;
}

/** The range around a personal mean in which a value counts as optimal, in mOsm. */
export interface OptimalZone {
  from: number;
  to: number;
}

/**
 * The figures of a baseline: arithmetic mean, and the standard deviation of a sample (divided by
 * n − 1). One value has no spread: 0.
 *
 * @throws Error for an empty list
 */
export function baselineOf(values: readonly number[]): BaselineFigures {
  if (values.length === 0) throw new Error('A baseline needs at least one value.');
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const std = values.length > 1 ? Math.sqrt(squares / (values.length - 1)) : 0;
  return { values: [...values], mean, std };
}

/** One standard deviation to either side of the mean, in mOsm. */
export function optimalZone(mean: number, std: number): OptimalZone {
  return { from: mean - std, to: mean + std };
}
