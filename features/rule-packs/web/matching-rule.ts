import { typedTemperature } from '#organisation/domain';
import type { TemperatureUnit } from '#organisation/domain';
import { celsiusOf } from '#packages/kit';
import type { Duty, Trigger } from '#rule-packs/contract';

/** The search of a new alert rule. */
export interface RuleSearch {
  metric: 'temp' | 'heat_index';
  operator_type: '>' | '>=';
  /** Degrees Celsius. */
  threshold: number;
  /** Ids of locations. */
  locations?: string;
}

/** The alert rules of a duty, and what they do not have. */
export interface MatchingRules {
  /** One for each metric. */
  readonly rules: readonly RuleSearch[];
  /** Triggers that no alert rule can have. */
  readonly missingTriggers: readonly Trigger[];
  readonly missingLocations: number;
}

/** Locations that fit into an address. */
export const mostLocations = 20;

/**
 * The alert rules that alert when a duty begins to apply, for the locations of its pack: one for
 * each metric, as the larger of two metrics is reached when one of them is; none if alert rules know
 * no metric of the duty. A trigger for certain clothing or heat sources is left out, as alert rules
 * know neither. The threshold is rounded down to a tenth of the unit in which the form shows it, so
 * that its alert is never later than the duty.
 */
export function matchingRules(
  { triggers }: Pick<Duty, 'triggers'>,
  { unit, location_ids }: { unit: TemperatureUnit; location_ids: readonly string[] },
): MatchingRules {
  const usable = triggers.filter(isUsable);
  const locations = location_ids.slice(0, mostLocations).join(',');
  const rules = [...new Set(usable.flatMap(metricsOf))].map((metric): RuleSearch => {
    const [lowest] = usable.filter((each) => metricsOf(each).includes(metric)).sort(compareLimits);
    return {
      metric,
      operator_type: lowest?.is_above === true ? '>' : '>=',
      threshold: thresholdOf(lowest?.limit ?? 0, unit),
      ...(locations !== '' && { locations }),
    };
  });
  return {
    rules,
    missingTriggers: triggers.filter((each) => !isUsable(each)),
    missingLocations: Math.max(0, location_ids.length - mostLocations),
  };
}

type UsableTrigger = Extract<Trigger, { metric: 'air_f' | 'heat_index_f' | 'air_or_heat_index_f' }>;

function isUsable(trigger: Trigger): trigger is UsableTrigger {
  const { metric } = trigger;
  if (metric === 'clock' || metric === 'niosh' || metric === 'wbgt_c') return false;
  return !trigger.non_breathable && !trigger.radiant_heat;
}

function metricsOf({ metric }: UsableTrigger): RuleSearch['metric'][] {
  if (metric === 'air_or_heat_index_f') return ['temp', 'heat_index'];
  return [metric === 'air_f' ? 'temp' : 'heat_index'];
}

function compareLimits(one: UsableTrigger, other: UsableTrigger): number {
  return one.limit - other.limit || Number(one.is_above) - Number(other.is_above);
}

/** Degrees Celsius, as the form of alert rules keeps what it shows. */
function thresholdOf(limit: number, unit: TemperatureUnit): number {
  const celsius = celsiusOf(limit);
  if (unit === 'C') return Math.floor(celsius * 10 + rounding) / 10;
  let tenths = Math.floor(limit * 10 + rounding);
  // The form rounds 80 °F up to 26.67 °C, which is more than 80 °F.
  const kept = () => typedTemperature(String(tenths / 10), unit);
  while (kept() > celsius + rounding) tenths -= 1;
  return kept();
}

const rounding = 1e-9;
