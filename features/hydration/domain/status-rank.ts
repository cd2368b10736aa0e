import { hydrationStatuses } from './hydration-status.ts';

/**
 * Index in `hydrationStatuses` of a value in mOsm against the bounds of a mean in mOsm: the same as
 * `hydrationStatus(value, boundsOfMean(mean))`, without creating an object for each of a million
 * tests.
 */
export function statusRank(value: number, mean: number): number {
  if (value <= (mean * 13) / 10) return 0;
  if (value <= mean * 2) return 1;
  return value <= mean * 3 ? 2 : hydrationStatuses.length - 1;
}
