import type {
  AggregateTrigger,
  AlertLevel,
  ConditionalTrigger,
  RuleOperator,
} from '#alerts/contract';
import type { Finding } from './rule-state.ts';

/** Compares a value with a threshold. Values count with one decimal, as they are shown. */
export function compares(value: number, operator: RuleOperator, threshold: number): boolean {
  const [left, right] = [Math.round(value * 10), Math.round(threshold * 10)];
  switch (operator) {
    case '>':
      return left > right;
    case '>=':
      return left >= right;
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '=':
      return left === right;
    case '!=':
      return left !== right;
  }
}

/** A value of a metric, in the unit of its rules. */
export interface MetricValue {
  /** Milliseconds since 1970. */
  time: number;
  value: number;
}

/** The first hour of a day of the forecast that meets a condition. */
export interface ForecastValue extends MetricValue {
  /** The worst hour of that day, if one is further beyond the threshold than the first. */
  peak?: MetricValue;
}

/** The values of one target: now, and of the hours of the forecast in order; null without data. */
export interface TargetValues {
  current: MetricValue | null;
  forecast: readonly MetricValue[] | null;
}

/** The result for one target. */
export interface Judged {
  finding: Finding;
  /** The current value, if there is one. */
  value: MetricValue | null;
  /** Of each day of the finding, the first value of the forecast that meets the condition. */
  ahead: ReadonlyMap<string, ForecastValue>;
}

const noDays: ReadonlyMap<string, ForecastValue> = new Map();

const minute = 60_000;
const hour = 60 * minute;

/**
 * Evaluates a condition for one target. With the forecast, an hour within the look-ahead that meets
 * it counts from the last evaluation on that is not later than the notice before that hour. While
 * the condition holds, the rest of the day is not announced.
 *
 * @param dayOf the date of a time at the target, as ISO text
 */
export function evaluateCondition(
  trigger: ConditionalTrigger,
  { current, forecast }: TargetValues,
  { now, dayOf }: { now: number; dayOf: (time: number) => string },
): Judged {
  const holds = ({ value }: MetricValue) =>
    compares(value, trigger.operator_type, trigger.threshold);
  const isFiring = current !== null && holds(current);
  const ahead = trigger.enable_forecast
    ? daysAhead(trigger, forecast ?? [], {
        ...{ now, dayOf, holds, known: isFiring ? dayOf(now) : null },
      })
    : noDays;
  const isMissing = current === null || (trigger.enable_forecast && forecast === null);
  const kind: Finding['kind'] = isFiring ? 'firing' : isMissing ? 'no_data' : 'ok';
  const days = [...ahead.keys()];
  const finding: Finding = days.length === 0 ? { kind } : { kind, days };
  return { finding, value: kind === 'no_data' ? null : current, ahead };
}

interface AheadContext {
  now: number;
  dayOf: (time: number) => string;
  holds: (value: MetricValue) => boolean;
  /** A day that is not announced; null for none. */
  known: string | null;
}

/**
 * The first hour that meets the condition on each day that is announced now. The worst hour of the
 * day may be later than the look-ahead: an alert that named only the first would sound too mild.
 */
function daysAhead(
  trigger: ConditionalTrigger,
  hours: readonly MetricValue[],
  { now, dayOf, holds, known }: AheadContext,
): ReadonlyMap<string, ForecastValue> {
  const { forecast_window_hours, notify_lead_time_hours, frequency_minutes } = trigger;
  const end = Math.min(
    now + forecast_window_hours * hour,
    // The next evaluation would be too late for hours before this.
    now + notify_lead_time_hours * hour + frequency_minutes * minute - 1,
  );
  const found = new Map<string, ForecastValue>();
  for (const each of hours) {
    if (each.time <= now || each.time > end || !holds(each)) continue;
    const day = dayOf(each.time);
    if (day !== known && !found.has(day)) found.set(day, each);
  }
  if (found.size === 0) return found;
  for (const each of hours) {
    const day = dayOf(each.time);
    const first = found.get(day);
    if (first === undefined || each.time <= first.time) continue;
    const worst = (first.peak ?? first).value;
    if (isFurther(trigger, each.value, worst)) found.set(day, { ...first, peak: each });
  }
  return found;
}

/** Whether a value is further beyond the threshold than another one, as they are shown. */
function isFurther({ operator_type }: ConditionalTrigger, value: number, other: number): boolean {
  if (operator_type.startsWith('>')) return compares(value, '>', other);
  if (operator_type.startsWith('<')) return compares(value, '<', other);
  return false;
}

/** The newest valid test of a person. */
export interface PersonStatus {
  user_id: string;
  /** Milliseconds since 1970. */
  time: number;
  status: 'hydrated' | AlertLevel;
}

const ranks = { hydrated: 0, mild: 1, moderate: 2, severe: 3 } as const;

/** True if a status is worse than a level. */
export function isWorse(status: PersonStatus['status'], level: AlertLevel): boolean {
  return ranks[status] > ranks[level];
}

/** True if a status is at a level or worse. */
export function isAtLevel(status: PersonStatus['status'], level: AlertLevel): boolean {
  return ranks[status] >= ranks[level];
}

/** The share of the people tested within the window that are at the level or worse. */
export interface GroupShare {
  samples: number;
  affected: number;
  /** 0 to 100; null without samples. */
  percent: number | null;
}

/** Counts the people of a group rule. */
export function groupShare(
  { window_hours, level_floor }: AggregateTrigger,
  newest: readonly PersonStatus[],
  now: number,
): GroupShare {
  const tested = newest.filter(({ time }) => time <= now && time > now - window_hours * hour);
  const affected = tested.filter(({ status }) => isAtLevel(status, level_floor)).length;
  const samples = tested.length;
  return { samples, affected, percent: samples === 0 ? null : (affected / samples) * 100 };
}

/** Evaluates a group rule. Fewer tests than it needs are neither an alert nor missing data. */
export function evaluateGroup(trigger: AggregateTrigger, share: GroupShare): Finding {
  const { samples, percent } = share;
  if (percent === null || samples < trigger.min_samples) return { kind: 'ok' };
  // Not rounded: 19.96 percent are not 20.
  return { kind: percent >= trigger.threshold ? 'firing' : 'ok' };
}
