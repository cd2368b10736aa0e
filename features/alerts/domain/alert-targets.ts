import { alertLevels } from '#alerts/contract';
import type { AlertTrigger, RuleMetric } from '#alerts/contract';
import type { HydrationStatus } from '#hydration/domain';
import { isAtLevel } from './evaluate.ts';
import type { MetricValue, PersonStatus } from './evaluate.ts';

/** What an alert found at one of its targets. */
export type AlertTarget =
  | {
      kind: 'test';
      user_id: string;
      tag_ids: readonly string[];
      measurement_id: string;
      status: HydrationStatus;
      /** mOsm. */
      value: number;
      /** Milliseconds since 1970. */
      time: number;
    }
  /** Somebody an alert by hand is about. */
  | { kind: 'person'; user_id: string; tag_ids: readonly string[] }
  /** A worker who asks for a break, or has symptoms: in words, empty for a break. */
  | {
      kind: 'request';
      user_id: string;
      tag_ids: readonly string[];
      symptoms: readonly string[];
      /** In the words of the worker. */
      note: string;
      /** When the worker asked, in milliseconds since 1970. */
      time: number;
      /** One of the symptoms needs first aid at once; missing in rows of earlier versions. */
      is_emergency?: boolean;
    }
  | { kind: 'untested'; user_id: string; tag_ids: readonly string[]; days: number }
  | {
      kind: 'place';
      tag_ids: readonly string[];
      metric: RuleMetric;
      /** In the unit of rules. */
      value: number;
      time: number;
      /** Of a forecast: the worst hour of the day, if it is worse than the first. */
      peak?: MetricValue;
    }
  | { kind: 'no_data'; tag_ids: readonly string[] }
  | {
      kind: 'group';
      people: readonly { user_id: string; tag_ids: readonly string[] }[];
      samples: number;
      affected: number;
    };

/** A place that an alert is about, with what was measured or forecast there. */
export type PlaceTarget = Extract<AlertTarget, { kind: 'place' }>;

/** A worker who asks for help. */
export type RequestTarget = Extract<AlertTarget, { kind: 'request' }>;

/**
 * The places of an alert, those first that are furthest beyond the threshold of its rule. Places
 * with equal values keep their order.
 */
export function worstPlaces(
  trigger: AlertTrigger | null,
  targets: readonly AlertTarget[],
): PlaceTarget[] {
  const places = targets.filter((target) => target.kind === 'place');
  if (trigger?.kind !== 'conditional') return places;
  const { operator_type, threshold } = trigger;
  const distanceOf = (place: PlaceTarget) => {
    const { value } = place.peak ?? place;
    if (operator_type.startsWith('>')) return value - threshold;
    if (operator_type.startsWith('<')) return threshold - value;
    return Math.abs(value - threshold);
  };
  return places.toSorted((one, other) => distanceOf(other) - distanceOf(one));
}

/**
 * The targets of an alert, the worst first, as a message may only name the first ones: the worst
 * status and value of a test, the longest time without one, the place furthest beyond the threshold.
 * Others follow in their order.
 *
 * @param byValue false for somebody who may not see values, as their order says which one is higher
 */
export function worstFirst(
  trigger: AlertTrigger | null,
  targets: readonly AlertTarget[],
  byValue = true,
): AlertTarget[] {
  const tests = targets
    .filter((target) => target.kind === 'test')
    .toSorted(
      (one, other) =>
        rankOf(other.status) - rankOf(one.status) ||
        (byValue ? other.value - one.value : one.time - other.time),
    );
  const untested = targets
    .filter((target) => target.kind === 'untested')
    .toSorted((one, other) => other.days - one.days);
  const others = targets.filter(({ kind }) => !['test', 'untested', 'place'].includes(kind));
  return [...tests, ...untested, ...worstPlaces(trigger, targets), ...others];
}

/** Higher for a worse status. */
function rankOf(status: PersonStatus['status']): number {
  return alertLevels.filter((level) => isAtLevel(status, level)).length;
}
