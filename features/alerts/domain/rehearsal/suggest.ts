import type { AlertTrigger } from '#alerts/contract';
import { isWeatherMetric } from '../rule-scope.ts';

/** A trigger with a threshold for which another one can be suggested. */
export type ScaledTrigger = Extract<AlertTrigger, { threshold: number }>;

/** The thresholds to search, from the most alerts to the fewest; none if there is no such order. */
export function thresholdSteps(
  trigger: AlertTrigger,
): { trigger: ScaledTrigger; steps: number[] } | null {
  if (trigger.kind === 'aggregate_percent') return { trigger, steps: steps(1, 100, 1) };
  if (trigger.kind !== 'conditional') return null;
  const { metric, operator_type } = trigger;
  if (operator_type === '=' || operator_type === '!=') return null;
  const isDegrees = metric === 'temp' || metric === 'heat_index';
  const rising = isDegrees ? steps(1, 70, 0.5) : steps(1, isWeatherMetric(trigger) ? 100 : 60, 1);
  return { trigger, steps: operator_type.startsWith('>') ? rising : rising.toReversed() };
}

/**
 * The first of some steps, which go from the most alerts to the fewest, that gives at most a wanted
 * number. Asks for about seven of them.
 *
 * @param countOf the number of alerts of a step; null ends the search without a result
 */
export async function firstWithin(
  steps: readonly number[],
  wanted: number,
  countOf: (step: number) => Promise<number | null>,
): Promise<{ step: number; count: number } | null> {
  let [low, high] = [0, steps.length - 1];
  let found: { step: number; count: number } | null = null;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const step = steps[middle];
    if (step === undefined) break;
    const count = await countOf(step);
    if (count === null) return null;
    if (count <= wanted) {
      found = { step, count };
      high = middle - 1;
    } else low = middle + 1;
  }
  return found;
}

function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: Math.round((to - from) / by) + 1 }, (_, nth) => from + nth * by);
}
