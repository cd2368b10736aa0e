import type { RuleMetric } from '#alerts/contract';
import { riskOf } from '#heat/domain';
import type { MetricValue } from './evaluate.ts';

/** The weather that a metric is computed from. */
export interface Moment {
  temp_c: number;
  heatindex_c: number;
  wind_kph: number;
}

/**
 * A metric as a function of the weather; null for a metric without weather.
 *
 * @param hazard hazard score of the job; null or -1 without an assessed job
 */
export function metricOf(
  metric: RuleMetric,
  hazard: number | null,
): (moment: Moment) => number | null {
  switch (metric) {
    case 'temp':
      return ({ temp_c }) => temp_c;
    case 'heat_index':
      return ({ heatindex_c }) => heatindex_c;
    case 'risk_score':
      return ({ heatindex_c, wind_kph }) =>
        riskOf({ hazard: hazard ?? -1, heat_index: heatindex_c, wind_kph });
    case 'days_since_last_measurement':
      return () => null;
  }
}

/** A value at a time; null without one. */
export function valued(time: number, value: number | null): MetricValue | null {
  return value === null || Number.isNaN(value) ? null : { time, value };
}
