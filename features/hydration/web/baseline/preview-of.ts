import { boundsOfBaseline, optimalZone } from '#hydration/domain';
import type { BaselineCandidate, PersonHistory } from '#hydration/offline';
import { baselineOf } from '#measurements/domain';

/**
 * A person's bounds if the chosen tests were their baseline. With fewer than six the default bounds
 * apply; null if none is chosen.
 *
 * @param candidates newest first
 */
export function previewOf(
  candidates: readonly BaselineCandidate[],
  ticked: ReadonlySet<string>,
): PersonHistory | null {
  const values = candidates
    .filter(({ measurement_id }) => ticked.has(measurement_id))
    .map(({ value }) => value);
  if (values.length === 0) return null;
  const { mean, std } = baselineOf(values);
  const count = values.length;
  return {
    points: candidates.slice(0, 1).map(({ time, value, state }) => ({ time, value, state })),
    tests: candidates.length,
    bounds: boundsOfBaseline(mean, count),
    baseline: { mean, std, values, count, zone: optimalZone(mean, std), since: null },
    isHidden: false,
  };
}
