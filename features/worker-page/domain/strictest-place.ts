/** The advice for an hour at one place; null for what is not known. */
export interface PlaceHour {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly rest_minutes: number | null;
}

/**
 * The place of a person whose hours are the strictest: that with the most rest in the first hour
 * that both know, then in the next one. A place without advice comes last.
 */
export function strictestPlace<Place extends { readonly hours: readonly PlaceHour[] }>(
  places: readonly Place[],
): Place | null {
  return places.reduce<Place | null>(
    (strictest, place) =>
      strictest === null || restOrder(place.hours, strictest.hours) > 0 ? place : strictest,
    null,
  );
}

/** Positive if the first one asks for more rest. */
function restOrder(one: readonly PlaceHour[], other: readonly PlaceHour[]): number {
  for (const [nth, hour] of one.entries()) {
    const difference = (hour.rest_minutes ?? -1) - (other[nth]?.rest_minutes ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}
