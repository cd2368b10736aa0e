import { alertChannels, alertMessages as messages, alertTrigger } from '#alerts/contract';
import type {
  AlertChannel,
  AlertLevel,
  AlertRule,
  AlertTrigger,
  ChannelChoice,
  RepeatUnit,
  RuleMetric,
  RuleOperator,
  StatusAction,
  TriggerKind,
} from '#alerts/contract';
import {
  defaultChannels,
  defaultThresholds,
  defaultTrigger,
  roundedStart,
  scopeProblems,
} from '#alerts/domain';
import type { ScopeTag } from '#alerts/domain';
import { timeFromText, zonedText } from '#measurements/domain';
import { shownTemperature, typedTemperature } from '#organisation/domain';
import type { TemperatureUnit } from '#organisation/domain';
import { alertTexts } from '../alert-texts.ts';

/** The trigger of a form. Numbers and times stay text until they can be parsed. */
export type TriggerDraft =
  | {
      kind: 'periodic';
      /** Local times in the zone: '2026-11-25T06:00'; no end is ''. */
      start: string;
      end: string;
      timezone: string;
      unit: RepeatUnit;
      every_n: string;
      byweekday: number;
    }
  | {
      kind: 'conditional';
      metric: RuleMetric;
      operator_type: RuleOperator;
      /** Temperatures in the unit of the organisation. */
      threshold: string;
      frequency_minutes: string;
      enable_forecast: boolean;
      forecast_window_hours: string;
      notify_lead_time_hours: string;
    }
  | { kind: 'status'; level: AlertLevel; realert_after_hours: string; actions: StatusAction[] }
  | {
      kind: 'aggregate_percent';
      threshold: string;
      window_hours: string;
      min_samples: string;
      level_floor: AlertLevel;
    };
export type DraftOf<Kind extends TriggerKind> = Extract<TriggerDraft, { kind: Kind }>;

/** The whole form. */
export interface RuleDraft {
  trigger: TriggerDraft;
  jobs: string[];
  locations: string[];
  use_roster: boolean;
  channels: ChannelChoice;
}

/** Where and when a form is filled in. */
export interface DraftPlace {
  /** Milliseconds since 1970. */
  now: number;
  /** IANA name. */
  timezone: string;
  unit: TemperatureUnit;
}

/** The form of a new rule. */
export function blankDraft(kind: TriggerKind, place: DraftPlace): RuleDraft {
  return {
    ...{ trigger: blankTrigger(kind, place), jobs: [], locations: [] },
    ...{ use_roster: false, channels: defaultChannels },
  };
}

/** The fields of a trigger with the defaults of its kind. */
export function blankTrigger(kind: TriggerKind, place: DraftPlace): TriggerDraft {
  return draftOfTrigger(defaultTrigger(kind, place), place.unit);
}

/** The form of a stored rule. A deleted job or location is left out. */
export function draftOfRule(
  { trigger, tag_ids, use_roster, channels }: AlertRule,
  tags: readonly Pick<ScopeTag, 'tag_id' | 'type'>[],
  unit: TemperatureUnit,
): RuleDraft {
  const ofType = (type: string) =>
    tag_ids.filter((tag_id) => tags.some((tag) => tag.tag_id === tag_id && tag.type === type));
  return {
    ...{ trigger: draftOfTrigger(trigger, unit), use_roster, channels },
    ...{ jobs: ofType('job'), locations: ofType('location') },
  };
}

/** The fields of a trigger. */
export function draftOfTrigger(trigger: AlertTrigger, unit: TemperatureUnit): TriggerDraft {
  switch (trigger.kind) {
    case 'periodic': {
      const { kind, start_at, end_at, timezone, unit: repeat, every_n, byweekday } = trigger;
      const textOf = (time: string) => zonedText(Date.parse(time), timezone);
      return {
        ...{ kind, start: textOf(start_at), end: end_at === null ? '' : textOf(end_at) },
        ...{ timezone, unit: repeat, every_n: String(every_n), byweekday },
      };
    }
    case 'conditional': {
      const { kind, metric, operator_type, threshold, enable_forecast } = trigger;
      return {
        ...{ kind, metric, operator_type, enable_forecast },
        threshold: String(isDegrees(metric) ? shownTemperature(threshold, unit) : threshold),
        frequency_minutes: String(trigger.frequency_minutes),
        forecast_window_hours: String(trigger.forecast_window_hours),
        notify_lead_time_hours: String(trigger.notify_lead_time_hours),
      };
    }
    case 'status': {
      const { kind, level, realert_after_hours, actions } = trigger;
      return { kind, level, realert_after_hours: String(realert_after_hours), actions };
    }
    case 'aggregate_percent':
      return {
        ...{ kind: trigger.kind, threshold: String(trigger.threshold) },
        window_hours: String(trigger.window_hours),
        min_samples: String(trigger.min_samples),
        level_floor: trigger.level_floor,
      };
  }
}

/** The fields of a trigger with another threshold, in Celsius, points, days or percent. */
export function withThreshold(
  draft: TriggerDraft,
  threshold: number,
  unit: TemperatureUnit,
): TriggerDraft {
  if (draft.kind === 'aggregate_percent') return { ...draft, threshold: String(threshold) };
  if (draft.kind !== 'conditional') return draft;
  const shown = isDegrees(draft.metric) ? shownTemperature(threshold, unit) : threshold;
  return { ...draft, threshold: String(shown) };
}

/** The fields of a condition for another metric, with the default threshold of that metric. */
export function withMetric(
  draft: DraftOf<'conditional'>,
  metric: RuleMetric,
  unit: TemperatureUnit,
): DraftOf<'conditional'> {
  const threshold = defaultThresholds[metric];
  return {
    ...{ ...draft, metric },
    threshold: String(isDegrees(metric) ? shownTemperature(threshold, unit) : threshold),
    // There is no forecast for the time since the last test.
    ...(metric === 'days_since_last_measurement' && { enable_forecast: false }),
  };
}

/** Messages by field of the form. */
export type DraftErrors = Record<string, string>;
type ReadTrigger = { trigger: AlertTrigger; errors: null } | { trigger: null; errors: DraftErrors };

/** The trigger of the fields, in Celsius and UTC, or what is wrong with them by field. */
export function triggerOfDraft(draft: TriggerDraft, unit: TemperatureUnit): ReadTrigger {
  const read = alertTrigger.safeParse(typedTrigger(draft, unit));
  const issues = read.success ? [] : read.error.issues;
  const errors: DraftErrors = { ...extraErrors(draft, unit) };
  for (const { path, message } of issues) {
    const field = fieldOf(String(path[0]));
    // The range in the message of the schema is in Celsius.
    const text = field === 'threshold' ? thresholdError(draft, unit) : message;
    errors[field] ??= text;
  }
  return read.success && Object.keys(errors).length === 0
    ? { trigger: read.data, errors: null }
    : { trigger: null, errors };
}

/** What is wrong with a trigger at a moment, in milliseconds since 1970: its end is over. */
export function pastErrors(trigger: AlertTrigger, now: number): DraftErrors {
  const isOver =
    trigger.kind === 'periodic' && trigger.end_at !== null && Date.parse(trigger.end_at) <= now;
  return isOver ? { end: messages.endPast } : {};
}

/** What is wrong with jobs, locations and channels, by field. */
export function scopeErrors(
  { jobs, locations, channels }: RuleDraft,
  trigger: AlertTrigger,
  tags: readonly ScopeTag[],
): DraftErrors {
  const chosen = tags.filter(({ tag_id }) => jobs.includes(tag_id) || locations.includes(tag_id));
  return {
    ...scopeProblems(trigger, chosen),
    ...(!channelsOf(channels).some(Boolean) && { channels: messages.noChannel }),
  };
}

/** A start as text, rounded up to the next full 5 minutes; an unreadable one stays. */
export function roundedText(text: string, timezone: string): string {
  const time = timeFromText(text, timezone);
  return time === null ? text : zonedText(roundedStart(time), timezone);
}

/** True for a metric in degrees. */
export function isDegrees(metric: RuleMetric): boolean {
  return metric === 'temp' || metric === 'heat_index';
}

/** The channels that are on. */
export function channelsOf(channels: ChannelChoice): AlertChannel[] {
  return alertChannels.filter((channel) => channels[channel]);
}

/** The field of the form for a field of the server; unknown ones are shown at the jobs. */
export function fieldOf(path: string): string {
  const field = path.replace(/^trigger\./, '');
  if (field === 'start_at') return 'start';
  if (field === 'end_at') return 'end';
  return field === 'tag_ids' ? 'jobs' : field;
}

function typedTrigger(draft: TriggerDraft, unit: TemperatureUnit): object {
  switch (draft.kind) {
    case 'periodic': {
      const { start, end, timezone, every_n, ...others } = draft;
      const start_at = timeFromText(start, timezone);
      return {
        ...{ ...others, timezone, every_n: numberOf(every_n) },
        start_at: isoOf(start_at === null ? null : roundedStart(start_at)),
        end_at: end === '' ? null : isoOf(timeFromText(end, timezone)),
      };
    }
    case 'conditional':
      return {
        ...draft,
        threshold: thresholdOf(draft, unit),
        frequency_minutes: numberOf(draft.frequency_minutes),
        ...hoursAhead(draft),
      };
    case 'status':
      return { ...draft, realert_after_hours: numberOf(draft.realert_after_hours) };
    case 'aggregate_percent':
      return {
        ...draft,
        threshold: decimalOf(draft.threshold),
        window_hours: numberOf(draft.window_hours),
        min_samples: numberOf(draft.min_samples),
      };
  }
}

/** Hidden hours that cannot be read do not stop the form: they take their defaults. */
function hoursAhead(draft: DraftOf<'conditional'>): object {
  const hours = [draft.forecast_window_hours, draft.notify_lead_time_hours].map(numberOf);
  const isUsable = hours.every((hour) => Number.isInteger(hour) && hour >= 1 && hour <= 336);
  const [forecast_window_hours, notify_lead_time_hours] =
    draft.enable_forecast || isUsable ? hours : [72, 48];
  return { forecast_window_hours, notify_lead_time_hours };
}

/** Errors that the schema does not see, as it gets the start rounded. */
function extraErrors(draft: TriggerDraft, unit: TemperatureUnit): DraftErrors {
  const isTyped = draft.kind === 'conditional' || draft.kind === 'aggregate_percent';
  if (!isTyped || Number.isFinite(decimalOf(draft.threshold))) return {};
  return { threshold: thresholdError(draft, unit) };
}

function thresholdError(draft: TriggerDraft, unit: TemperatureUnit): string {
  if (draft.kind === 'aggregate_percent') return messages.percent;
  if (draft.kind === 'conditional' && draft.metric === 'days_since_last_measurement') {
    return messages.days;
  }
  if (draft.kind !== 'conditional' || !isDegrees(draft.metric) || unit === 'C') {
    return messages.threshold;
  }
  return alertTexts.thresholdRange(shownTemperature(1, unit), shownTemperature(1000, unit));
}

function thresholdOf({ metric, threshold }: DraftOf<'conditional'>, unit: TemperatureUnit): number {
  const value = decimalOf(threshold);
  return isDegrees(metric) ? typedTemperature(String(value), unit) : value;
}

/** A number with at most one decimal; NaN for any other text. */
export function decimalOf(text: string): number {
  const plain = text.trim().replace(',', '.');
  return /^-?\d{1,9}(?:\.\d)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** A whole number; NaN for any other text. */
function numberOf(text: string): number {
  const plain = text.trim();
  return /^-?\d{1,9}$/.test(plain) ? Number(plain) : Number.NaN;
}

function isoOf(time: number | null): string {
  return time === null ? '' : new Date(time).toISOString();
}
