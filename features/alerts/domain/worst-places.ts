import type { AlertTrigger } from '#alerts/contract';
import type { AlertTarget } from './alert-text.ts';

/** A place that an alert is about, with what was measured or forecast there. */
export type PlaceTarget = Extract<AlertTarget, { kind: 'place' }>;

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
