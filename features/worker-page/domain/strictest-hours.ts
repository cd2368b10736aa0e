import type { OwnHour } from './own-hour.ts';

/** A location of a person with the advice for its hours. */
export interface PlaceHours {
  readonly name: string;
  readonly hours: readonly OwnHour[];
}

/** The advice for an hour, with the location that needs the most rest. */
export interface LocatedHour extends OwnHour {
  readonly location: string;
}

const ranks = { low: 0, high: 1, extreme: 2 } as const;

/**
 * The advice for somebody who may be at any of some locations: in each hour the most rest, the
 * highest level and the most water of all of them.
 */
export function strictestHours(places: readonly PlaceHours[]): LocatedHour[] {
  const found = new Map<number, LocatedHour>();
  for (const { name: location, hours } of places) {
    for (const hour of hours) {
      const before = found.get(hour.time);
      const here = { ...hour, location };
      found.set(hour.time, before === undefined ? here : stricterHour(before, here));
    }
  }
  return [...found.values()].sort((one, other) => one.time - other.time);
}

function stricterHour(one: LocatedHour, other: LocatedHour): LocatedHour {
  const stricter = strictness(other, one) > 0 ? other : one;
  const [level] = [one.level, other.level].sort((a, b) => rankOf(b) - rankOf(a));
  const litres = [one.litres, other.litres].flatMap((each) => each ?? []);
  return {
    ...stricter,
    level: level ?? null,
    litres: litres.length === 0 ? null : Math.max(...litres),
  };
}

/** Positive if the first one asks for more rest, or for as much and is more dangerous or hotter. */
function strictness(one: OwnHour, other: OwnHour): number {
  return (
    (one.rest_minutes ?? -1) - (other.rest_minutes ?? -1) ||
    rankOf(one.level) - rankOf(other.level) ||
    one.temperature_c - other.temperature_c
  );
}

function rankOf(level: OwnHour['level']): number {
  return level === null ? -1 : ranks[level];
}
