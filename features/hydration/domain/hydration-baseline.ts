/** The range around a personal mean in which a value counts as optimal, in mOsm. */
export interface OptimalZone {
  from: number;
  to: number;
}

/** One standard deviation to either side of the mean, in mOsm. */
export function optimalZone(mean: number, std: number): OptimalZone {
  return { from: mean - std, to: mean + std };
}
