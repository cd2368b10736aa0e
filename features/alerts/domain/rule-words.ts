import type {
  AlertLevel,
  AlertTrigger,
  ConditionalTrigger,
  PeriodicTrigger,
  RuleMetric,
  StatusAction,
  TriggerKind,
} from '#alerts/contract';
import { hydrationWords } from '#hydration/domain';
import { shownTemperature } from '#organisation/domain';
import type { TemperatureUnit } from '#organisation/domain';
import { clockText, countOf } from '#packages/kit';

/** Names of the kinds of rules. */
export const kindWords: Record<TriggerKind, string> = {
  periodic: 'Scheduled reminder',
  conditional: 'Condition',
  status: 'Dehydration status',
  aggregate_percent: 'Group percentage',
};

/** Names of the metrics. */
export const metricWords: Record<RuleMetric, string> = {
  temp: 'Temperature',
  heat_index: 'Heat index',
  risk_score: 'Risk score',
  days_since_last_measurement: 'Days since the last test',
};

/** Names of the actions that a status rule asks for. */
export const actionWords: Record<StatusAction, string> = {
  complete_survey: 'Complete the survey',
  read_guidance: 'Read the guidance',
  call_supervisor: 'Call the supervisor',
};

/** Short names of the weekdays, from Sunday. */
export const weekdayWords = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/**
 * A trigger as a sentence: 'Heat index >= 40 °C, every 60 min'.
 *
 * @param zone IANA name of the zone of the other times; a reminder in another one names its own
 */
export function triggerSentence(
  trigger: AlertTrigger,
  unit: TemperatureUnit,
  zone?: string,
): string {
  switch (trigger.kind) {
    case 'periodic':
      return periodicSentence(trigger, zone);
    case 'conditional':
      return conditionSentence(trigger, unit);
    case 'status':
      return `${levelText(trigger.level)}, alert repeated after ${trigger.realert_after_hours} h`;
    case 'aggregate_percent': {
      const { threshold, min_samples, window_hours, level_floor } = trigger;
      return `${threshold} % or more of the people tested within ${window_hours} h are ${levelText(level_floor)} (at least ${countOf(min_samples, 'person', 'people')} tested)`;
    }
  }
}

/** A level: 'Mildly Dehydrated or worse'. */
export function levelText(level: AlertLevel): string {
  return `${hydrationWords[level].long}${level === 'severe' ? '' : ' or worse'}`;
}

/** A threshold with its unit as it is shown. */
export function thresholdText(
  { metric, threshold }: Pick<ConditionalTrigger, 'metric' | 'threshold'>,
  unit: TemperatureUnit,
): string {
  switch (metric) {
    case 'temp':
    case 'heat_index':
      return `${shownTemperature(threshold, unit)} °${unit}`;
    case 'risk_score':
      return String(threshold);
    case 'days_since_last_measurement':
      return countOf(threshold, 'day');
  }
}

function periodicSentence(trigger: PeriodicTrigger, zone?: string): string {
  const { unit, every_n, byweekday, start_at, timezone } = trigger;
  const time = clockText(Date.parse(start_at), timezone).slice(0, 5);
  const every = every_n === 1 ? `Every ${unit}` : `Every ${every_n} ${unit}s`;
  const days = weekdayWords.filter((_, day) => (byweekday & (1 << day)) !== 0).join(', ');
  return `${every}${unit === 'week' ? ` on ${days}` : ''} at ${time}${zone === undefined || zone === timezone ? '' : ` (${timezone})`}`;
}

function conditionSentence(trigger: ConditionalTrigger, unit: TemperatureUnit): string {
  const { metric, operator_type, frequency_minutes } = trigger;
  const condition = `${metricWords[metric]} ${operator_type} ${thresholdText(trigger, unit)}`;
  const ahead = trigger.enable_forecast
    ? `, or forecast within ${trigger.forecast_window_hours} h`
    : '';
  return `${condition}${ahead}, every ${frequency_minutes} min`;
}
