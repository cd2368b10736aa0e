import type { AlertTrigger, RuleMetric } from '#alerts/contract';
import { riskLevel } from '#heat/domain';
import { hydrationWords } from '#hydration/domain';
import type { NotificationEvent } from '#notifications/contract';
import { shownTemperature } from '#organisation/domain';
import type { TemperatureUnit } from '#organisation/domain';
import { countOf, dateText, dateTimeText, hourText } from '#packages/kit';
import type { Viewer } from '#permissions/contract';
import { canViewPerson, canViewValues, seesOtherValues } from '#permissions/domain';
import { worstFirst } from './alert-targets.ts';
import type { AlertTarget, PlaceTarget, RequestTarget } from './alert-targets.ts';
import { maySeeState } from './recipients.ts';
import { levelText, metricWords, thresholdText, triggerSentence } from './rule-words.ts';

/**
 * Why an alert was stored: a condition holds, will hold, or its data is missing; or by hand, by the
 * dehydration notification of a tag, because a break of a crew is late, because a worker asks for
 * a break or has symptoms, or because courses are due.
 */
export type AlertReason =
  | 'now'
  | 'forecast'
  | 'no_data'
  | 'reminder'
  | 'manual'
  | 'tag'
  | 'break'
  | 'break_request'
  | 'symptoms'
  | 'course';

export interface AlertContent {
  reason: AlertReason;
  /** Null for an alert by hand, about a break or courses, or of a worker. */
  trigger: AlertTrigger | null;
  /** Of somebody who alerts by hand, or about a break or courses; otherwise empty. */
  message: string;
  targets: readonly AlertTarget[];
  /** Only a notification of a tag names its tag. */
  tag_ids?: readonly string[];
}

/**
 * True for an alert about severe dehydration or Extreme Risk, or of a worker who asks for help: it
 * cannot wait.
 */
export function isUrgent({ targets }: Pick<AlertContent, 'targets'>): boolean {
  return targets.some((target) => {
    if (target.kind === 'request') return true;
    if (target.kind === 'test') return target.status === 'severe';
    if (target.kind !== 'place' || target.metric !== 'risk_score') return false;
    return riskLevel((target.peak ?? target).value) === 'extreme';
  });
}

/**
 * False for an alert that is neither repeated nor escalated: those of tags and breaks come again,
 * and a course is due for days.
 */
export function isReminded({ reason }: Pick<AlertContent, 'reason'>): boolean {
  return reason !== 'tag' && reason !== 'break' && reason !== 'course';
}

/** What an alert is for the preferences of its recipients. */
export function eventOf({ reason, trigger }: AlertContent): NotificationEvent {
  if (reason === 'reminder') return 'reminder';
  if (reason === 'course') return 'course';
  const isHydration = trigger?.kind === 'status' || trigger?.kind === 'aggregate_percent';
  return isHydration ? 'dehydration' : 'alert';
}

/** How names, units and times are written. */
export interface TextParts {
  nameOf: (id: string) => string;
  unit: TemperatureUnit;
  zone: string;
}

/** A text about one alert names at most this many targets. */
const mostLines = 20;

/**
 * The headline of an alert, without anything about a person. That of a forecast says so, as what it
 * asks for differs from a condition that holds now.
 */
export function alertHeadline({ reason, trigger }: AlertContent, unit: TemperatureUnit): string {
  if (reason === 'break') return 'A break is late';
  if (reason === 'course') return 'A course is due';
  if (isRequest(reason)) return requestHeadlines[reason];
  if (trigger === null) return 'Alert from a colleague';
  switch (reason) {
    case 'no_data':
      return 'An alert rule has no data';
    case 'tag':
      return 'Dehydration notification of a tag';
    case 'forecast':
      return `${forecastStart}${lowerFirst(headlineOf(trigger, unit))}`;
    case 'now':
    case 'reminder':
    case 'manual':
      return headlineOf(trigger, unit);
  }
}

const requestHeadlines = {
  break_request: 'A worker needs a break',
  symptoms: 'A worker has symptoms',
} as const;

/** Whether an alert comes from a worker who asks for help. */
export function isRequest(reason: AlertReason): reason is keyof typeof requestHeadlines {
  return reason === 'break_request' || reason === 'symptoms';
}

const forecastStart = 'Forecast: ';

/** The subject of an email about an alert. Its first word says what it is. */
export function alertSubject(content: AlertContent, unit: TemperatureUnit): string {
  const headline = alertHeadline(content, unit);
  const isSaid = content.trigger === null || headline.startsWith(forecastStart);
  return isSaid ? headline : `Alert: ${headline}`;
}

function lowerFirst(text: string): string {
  return `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
}

function headlineOf(trigger: AlertTrigger, unit: TemperatureUnit): string {
  switch (trigger.kind) {
    case 'periodic':
      return 'Scheduled reminder';
    case 'conditional':
      return `${metricWords[trigger.metric]} ${trigger.operator_type} ${thresholdText(trigger, unit)}`;
    case 'status':
      return 'Dehydration of workers';
    case 'aggregate_percent':
      return 'Dehydration of a group';
  }
}

/**
 * The sentences of an alert for one recipient, without the names and values of people whose tests
 * the recipient may not see, the worst first.
 *
 * @param most targets that are named
 */
export function alertLines(
  content: AlertContent,
  recipient: Viewer,
  parts: TextParts,
  most = mostLines,
): string[] {
  const { message, targets, trigger } = content;
  const lines = worstFirst(trigger, targets, seesOtherValues(recipient)).flatMap(
    (target) => lineOf(target, content, recipient, parts) ?? [],
  );
  const isHidden = targets.length > 0 && lines.length === 0;
  const shown = isHidden ? [hiddenLine(content)] : lines;
  const left = shown.length - most;
  return [
    ...(message === '' ? [] : [message]),
    ...shown.slice(0, most),
    ...(left > 0 ? [`And ${countOf(left, 'more', 'more')}.`] : []),
    ...causeLines(content, parts),
  ];
}

/** What a recipient reads who may not see any of the people. */
function hiddenLine({ reason }: AlertContent): string {
  return reason === 'tag'
    ? 'Members of the tag need attention.'
    : 'People you manage need attention.';
}

/** The rule or the tag of an alert; nothing for one by hand. */
function causeLines(
  { reason, trigger, tag_ids = [] }: AlertContent,
  { nameOf, unit, zone }: TextParts,
): string[] {
  if (trigger === null) return [];
  if (reason === 'tag') return [`Tag: ${tag_ids.map(nameOf).join(', ')}.`];
  return [`Rule: ${triggerSentence(trigger, unit, zone)}.`];
}

function lineOf(
  target: AlertTarget,
  { reason, trigger }: AlertContent,
  recipient: Viewer,
  { nameOf, unit, zone }: TextParts,
): string | null {
  switch (target.kind) {
    case 'test': {
      if (!maySeeState(recipient, target)) return null;
      const { status, value, time } = target;
      const found = canViewValues(recipient, target) ? valuePart(value) : '';
      return `${nameOf(target.user_id)}: ${hydrationWords[status].long}${found} on ${dateTimeText(time, zone)}.`;
    }
    case 'person':
      return canViewPerson(recipient, target) ? `About ${nameOf(target.user_id)}.` : null;
    case 'request':
      return maySeeState(recipient, target) ? requestLine(target, nameOf, zone) : null;
    case 'untested':
      if (!maySeeState(recipient, target)) return null;
      return `${nameOf(target.user_id)}: no test for ${countOf(target.days, 'day')}.`;
    case 'place': {
      const where = target.tag_ids.map(nameOf).join(', ');
      const value = metricText(target.metric, target.value, unit);
      const when = dateTimeText(target.time, zone);
      return reason === 'forecast'
        ? `${where}: ${value} is forecast for ${when}${peakText(target, unit, zone)}.`
        : `${where}: ${value} on ${when}.`;
    }
    case 'no_data':
      return `${target.tag_ids.map(nameOf).join(', ')}: the weather or the risk is unknown. Check the conditions on site.`;
    case 'group': {
      // Numbers of a small group say something about each person in it.
      const seesAll = target.people.every((person) => maySeeState(recipient, person));
      if (!seesAll) return null;
      const level = trigger?.kind === 'aggregate_percent' ? levelText(trigger.level_floor) : '';
      return `${target.affected} of ${countOf(target.samples, 'person', 'people')} tested ${target.affected === 1 ? 'is' : 'are'} ${level}.`;
    }
  }
}

/** How a text says the value of a test, in mOsm. */
export function valuePart(value: number): string {
  return `, ${String(value)} mOsm`;
}

/** 'Ana Silva at 14:03: dizzy, headache. Note: behind the crusher', or that a break is asked for. */
function requestLine(
  { user_id, symptoms, note, time, is_emergency = false }: RequestTarget,
  nameOf: TextParts['nameOf'],
  zone: string,
): string {
  const [name, when] = [nameOf(user_id), dateTimeText(time, zone)];
  const line =
    symptoms.length === 0
      ? `${name} asked for a break on ${when}.`
      : `${name} on ${when}: ${symptoms.join(', ')}.`;
  const full = note === '' ? line : `${line} Note: ${note}`;
  return is_emergency ? `${emergencyWarning} ${full}` : full;
}

/** Before symptoms that need first aid at once. */
const emergencyWarning = 'This may be heat stroke: go there now and cool first.';

/** What a rule measured: 'heat index 41 °C'. */
export function metricText(metric: RuleMetric, value: number, unit: TemperatureUnit): string {
  return `${metricWords[metric].toLowerCase()} ${valueText(metric, value, unit)}`;
}

function valueText(metric: RuleMetric, value: number, unit: TemperatureUnit): string {
  if (metric === 'temp' || metric === 'heat_index') {
    return `${shownTemperature(value, unit)} °${unit}`;
  }
  return String(Math.round(value));
}

/** The worst hour of a day of the forecast, after its first: ', up to 46 °C at 15:00'; or empty. */
export function peakText(
  { metric, value, time, peak }: Pick<PlaceTarget, 'metric' | 'value' | 'time' | 'peak'>,
  unit: TemperatureUnit,
  zone: string,
): string {
  if (peak === undefined) return '';
  const isSameDay = dateText(peak.time, zone) === dateText(time, zone);
  const when = isSameDay
    ? `at ${hourText(peak.time, zone)}`
    : `on ${dateTimeText(peak.time, zone)}`;
  const word = peak.value > value ? 'up' : 'down';
  return `, ${word} to ${valueText(metric, peak.value, unit)} ${when}`;
}
