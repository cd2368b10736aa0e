import { celsiusOf } from '#packages/kit';
import type { Duty } from '#rule-packs/contract';

/** The search of a new alert rule. */
export interface RuleSearch {
  metric: 'temp' | 'heat_index';
  operator_type: '>' | '>=';
  /** Degrees Celsius. */
  threshold: number;
  /** Ids of locations. */
  locations?: string;
}

/** Locations that fit into an address. */
const mostLocations = 20;

/**
 * The alert rule that alerts when a duty begins to apply, for the locations of its pack; null if
 * alert rules do not know its metric. In degrees Celsius the threshold is rounded down, so that the
 * alert is never late.
 */
export function matchingRule(
  { triggers }: Pick<Duty, 'triggers'>,
  { unit, location_ids }: { unit: 'C' | 'F'; location_ids: readonly string[] },
): RuleSearch | null {
  for (const trigger of triggers) {
    const { metric } = trigger;
    if (metric === 'clock' || metric === 'niosh' || metric === 'wbgt_c') continue;
    if (trigger.non_breathable || trigger.radiant_heat) continue;
    const celsius = celsiusOf(trigger.limit);
    const threshold =
      unit === 'F' ? Math.round(celsius * 100) / 100 : Math.floor(celsius * 10 + 1e-9) / 10;
    const locations = location_ids.slice(0, mostLocations).join(',');
    return {
      metric: metric === 'air_f' ? 'temp' : 'heat_index',
      operator_type: trigger.is_above ? '>' : '>=',
      threshold,
      ...(locations !== '' && { locations }),
    };
  }
  return null;
}
