import type { Baseline } from '#measurements/contract';

/**
 * Figures of a baseline: arithmetic mean, and the standard deviation of a sample (divided by n −
 * 1). One value has no spread: 0.
 *
 * @throws Error for an empty list
 */
export function baselineOf(values: readonly number[]): Baseline {
  if (values.length === 0) throw new Error('A baseline needs at least one value.');
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const std = values.length > 1 ? Math.sqrt(squares / (values.length - 1)) : 0;
  return { values: [...values], mean, std };
}
