import { z } from 'zod';
import { timeZone } from '#organisation/contract';
import { celsiusOf, fahrenheitOf } from '#packages/kit';
import {
  alertLevels,
  repeatUnits,
  ruleMetrics,
  ruleOperators,
  statusActions,
  triggerKinds,
} from './alert-kinds.ts';
import type { RuleMetric } from './alert-kinds.ts';
import { alertMessages as messages } from './alert-messages.ts';

/** Every time of rules is in these years, also in UTC. */
const [firstYear, lastYear] = [2000, 2200];
/** The last time that a rule can have, in milliseconds since 1970. */
export const lastRuleTime = Date.UTC(lastYear + 1, 0, 1) - 1;
/** With milliseconds at most, as times are compared and stored with them. */
const moment = z.iso
  .datetime({ offset: true, error: messages.timeInvalid })
  .max(40, messages.timeInvalid)
  .refine((text) => !/\.\d{4}/.test(text), messages.timeInvalid)
  .refine((text) => {
    const year = new Date(text).getUTCFullYear();
    return year >= firstYear && year <= lastYear;
  }, messages.timeYears);
const whole = (message: string, from = 1, to = 100_000) =>
  z.int(message).min(from, message).max(to, message);
const threshold = (from: number, to: number, message: string) =>
  z.number(message).min(from, message).max(to, message);

/** Whether a number has at most so many decimals. */
function hasDecimals(value: number, most: number): boolean {
  const scaled = value * 10 ** most;
  return Math.abs(scaled - Math.round(scaled)) < 1e-6;
}

/**
 * Whether a temperature in Celsius is one that can be typed: with one decimal in Celsius or in
 * Fahrenheit. The latter is stored with two decimals, so that it is shown as it was typed.
 */
function isTypedTemperature(celsius: number): boolean {
  if (hasDecimals(celsius, 1)) return true;
  const fahrenheit = Math.round(fahrenheitOf(celsius) * 10) / 10;
  return Math.abs(Math.round(celsiusOf(fahrenheit) * 100) / 100 - celsius) < 1e-6;
}

/** What is wrong with the decimals of a threshold; null if nothing is. */
function decimalsProblem(metric: RuleMetric, value: number): string | null {
  switch (metric) {
    case 'temp':
    case 'heat_index':
      return isTypedTemperature(value) ? null : messages.threshold;
    case 'risk_score':
      return hasDecimals(value, 1) ? null : messages.threshold;
    case 'days_since_last_measurement':
      return Number.isInteger(value) ? null : messages.days;
  }
}

/** A reminder at fixed wall-clock times. */
const periodicTrigger = z
  .object({
    kind: z.literal('periodic'),
    /** First run. */
    start_at: moment,
    /** No run after this time; null for no end. */
    end_at: moment.nullable(),
    timezone: timeZone(messages.zoneUnknown),
    unit: z.enum(repeatUnits),
    every_n: whole(messages.everyN),
    /** Bit n is day n, 0 for Sunday. It counts only for weeks. */
    byweekday: whole(messages.weekday, 0, 127),
  })
  .superRefine(({ unit, byweekday, start_at, end_at }, context) => {
    if (unit === 'week' && byweekday === 0) {
      context.addIssue({ code: 'custom', path: ['byweekday'], message: messages.weekday });
    }
    if (end_at !== null && Date.parse(end_at) < Date.parse(start_at)) {
      context.addIssue({ code: 'custom', path: ['end_at'], message: messages.endFirst });
    }
  });
export type PeriodicTrigger = z.infer<typeof periodicTrigger>;

/** A metric compared with a threshold, now or in the forecast. */
const conditionalTrigger = z
  .object({
    kind: z.literal('conditional'),
    metric: z.enum(ruleMetrics),
    operator_type: z.enum(ruleOperators),
    /** Celsius for temp and heat_index, points for risk_score, otherwise days. */
    threshold: threshold(1, 1000, messages.threshold),
    frequency_minutes: whole(messages.frequency),
    enable_forecast: z.boolean(),
    /** At most 14 days. */
    forecast_window_hours: whole(messages.lookAhead, 1, 336),
    notify_lead_time_hours: whole(messages.notifyAhead, 1, 336),
  })
  .superRefine((trigger, context) => {
    const { metric, enable_forecast, forecast_window_hours, notify_lead_time_hours } = trigger;
    const problem = decimalsProblem(metric, trigger.threshold);
    if (problem !== null) {
      context.addIssue({ code: 'custom', path: ['threshold'], message: problem });
    }
    if (!enable_forecast) return;
    if (metric === 'days_since_last_measurement') {
      context.addIssue({
        ...{ code: 'custom', path: ['enable_forecast'], message: messages.noForecast },
      });
    }
    if (notify_lead_time_hours > forecast_window_hours) {
      context.addIssue({
        ...{ code: 'custom', path: ['notify_lead_time_hours'], message: messages.notifyTooEarly },
      });
    }
  });
export type ConditionalTrigger = z.infer<typeof conditionalTrigger>;

/** A test at a level or worse. */
const statusTrigger = z.object({
  kind: z.literal('status'),
  level: z.enum(alertLevels),
  realert_after_hours: whole(messages.realert),
  actions: z
    .array(z.enum(statusActions))
    .max(statusActions.length)
    .transform((actions) => statusActions.filter((action) => actions.includes(action))),
});
export type StatusTrigger = z.infer<typeof statusTrigger>;

/** The share of tested people at a level or worse. */
const aggregateTrigger = z.object({
  kind: z.literal('aggregate_percent'),
  threshold: threshold(1, 100, messages.percent).refine(
    (value) => hasDecimals(value, 1),
    messages.percent,
  ),
  window_hours: whole(messages.window),
  min_samples: whole(messages.samples),
  level_floor: z.enum(alertLevels),
});
export type AggregateTrigger = z.infer<typeof aggregateTrigger>;

export const alertTrigger = z.discriminatedUnion('kind', [
  periodicTrigger,
  conditionalTrigger,
  statusTrigger,
  aggregateTrigger,
]);
export type AlertTrigger = z.infer<typeof alertTrigger>;

export const channelChoice = z
  .object({ push: z.boolean(), email: z.boolean(), sms: z.boolean(), webhook: z.boolean() })
  .refine((channels) => Object.values(channels).some(Boolean), { message: messages.noChannel });
export type ChannelChoice = z.infer<typeof channelChoice>;

/** The fields of a rule that a client sends. */
export const alertRuleFields = z
  .object({
    alert_rule_id: z.guid(),
    enabled: z.boolean(),
    use_roster: z.boolean(),
    channels: channelChoice,
    /** Jobs and locations. */
    tag_ids: z.array(z.guid()).max(1000),
    type: z.enum(triggerKinds),
    trigger: alertTrigger,
    /** False deletes the rule. */
    active: z.boolean(),
  })
  .refine(({ type, trigger }) => type === trigger.kind, {
    message: messages.kindDiffers,
    path: ['trigger', 'kind'],
  });
export type AlertRuleFields = z.infer<typeof alertRuleFields>;

/** A rule as it is stored and synced. */
export const alertRule = z.object({
  alert_rule_id: z.string(),
  enabled: z.boolean(),
  use_roster: z.boolean(),
  channels: z.object({
    push: z.boolean(),
    email: z.boolean(),
    sms: z.boolean(),
    webhook: z.boolean(),
  }),
  tag_ids: z.array(z.string()),
  type: z.enum(triggerKinds),
  /** With `next_run_at`: the next run of a periodic rule, null for other rules and after the end. */
  trigger: z.intersection(alertTrigger, z.object({ next_run_at: z.string().nullable() })),
  active: z.boolean(),
  created_time: z.string(),
  modified_time: z.string(),
});
export type AlertRule = z.infer<typeof alertRule>;
