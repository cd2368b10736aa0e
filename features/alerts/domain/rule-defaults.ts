import { Temporal } from 'temporal-polyfill';
import type {
  AlertLevel,
  AlertTrigger,
  ChannelChoice,
  PeriodicTrigger,
  RuleMetric,
  StatusAction,
  StatusTrigger,
  TriggerKind,
} from '#alerts/contract';
import { riskLimits } from '#heat/domain';
import { roundedStart } from './periodic-runs.ts';

/** Channels of a new rule. */
export const defaultChannels: ChannelChoice = {
  push: true,
  email: false,
  sms: false,
  webhook: false,
};

interface Place {
  /** Milliseconds since 1970. */
  now: number;
  /** IANA name. */
  timezone: string;
}

/** The trigger of a new rule of a kind. Choosing another kind gives this as well. */
export function defaultTrigger(kind: TriggerKind, { now, timezone }: Place): AlertTrigger {
  switch (kind) {
    case 'periodic': {
      const start = roundedStart(now);
      return {
        ...{ kind, start_at: new Date(start).toISOString(), end_at: null, timezone },
        ...{ unit: 'day', every_n: 1, byweekday: weekdayBit(start, timezone) },
      };
    }
    case 'conditional':
      return {
        ...{
          kind,
          metric: 'heat_index',
          operator_type: '>=',
          threshold: defaultThresholds.heat_index,
        },
        ...{ frequency_minutes: 60, enable_forecast: false },
        ...{ forecast_window_hours: 72, notify_lead_time_hours: 48 },
      };
    case 'status':
      return {
        ...{ kind, level: 'moderate', realert_after_hours: 4 },
        actions: ['complete_survey', 'read_guidance'],
      };
    case 'aggregate_percent':
      return { kind, threshold: 20, window_hours: 24, min_samples: 20, level_floor: 'mild' };
  }
}

/** The threshold of a new condition of a metric, in the unit of rules. */
export const defaultThresholds: Record<RuleMetric, number> = {
  temp: 35,
  heat_index: 40,
  // The lowest risk of the level High.
  risk_score: riskLimits.high,
  days_since_last_measurement: 7,
};

/** Hours until a status rule alerts again, and its actions, when a level is selected. */
const levelPresets: Record<AlertLevel, { hours: number; actions: StatusAction[] }> = {
  mild: { hours: 24, actions: ['complete_survey', 'read_guidance'] },
  moderate: { hours: 24, actions: ['complete_survey', 'read_guidance'] },
  severe: { hours: 2, actions: ['complete_survey', 'read_guidance', 'call_supervisor'] },
};

/** The trigger of a status rule after a level is selected: with the preset of that level. */
export function presetOf(level: AlertLevel): StatusTrigger {
  const { hours, actions } = levelPresets[level];
  return { kind: 'status', level, realert_after_hours: hours, actions: [...actions] };
}

/** A periodic trigger with another unit. A week begins with the weekday of the start. */
export function withUnit(trigger: PeriodicTrigger, unit: PeriodicTrigger['unit']): PeriodicTrigger {
  const byweekday = weekdayBit(Date.parse(trigger.start_at), trigger.timezone);
  return { ...trigger, unit, ...(unit === 'week' && { byweekday }) };
}

/** Switches a weekday, 0 for Sunday. The last selected day stays. */
export function toggledWeekday(byweekday: number, day: number): number {
  const next = byweekday ^ (1 << day);
  return next === 0 ? byweekday : next;
}

function weekdayBit(time: number, timezone: string): number {
  const instant = Temporal.Instant.fromEpochMilliseconds(time);
  return 1 << (instant.toZonedDateTimeISO(timezone).dayOfWeek % 7);
}
