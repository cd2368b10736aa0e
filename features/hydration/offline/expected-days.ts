import { dayStates } from '#hydration/domain';
import type { Copy } from '#packages/sync/offline';
import { plannedPeople } from '#rosters/offline';

const day = 86_400_000;

/** Rosters know what they were in the last 90 days. */
const knownDays = 90;

/**
 * The index in `dayStates` of each day of each person, the days of one person adjacent. A day is off
 * if a roster planned all of it and no shift of the person starts on it.
 *
 * @param starts starts of the days, ascending, in milliseconds since 1970, and the end of the last day
 */
export function expectedDays(
  copy: Copy,
  user_ids: readonly string[],
  starts: readonly number[],
  now: number,
): Uint8Array {
  const days = Math.max(0, starts.length - 1);
  const states = new Uint8Array(user_ids.length * days);
  const known = starts.findIndex((start) => start >= now - knownDays * day);
  const firstKnown = known < 0 ? days : known;
  const toCome = starts.findIndex((start) => start > now);
  const firstToCome = toCome < 0 ? days : Math.min(days, toCome);
  const people = plannedPeople(copy, starts[firstKnown] ?? 0, starts.at(-1) ?? 0);
  for (const [row, user_id] of user_ids.entries()) {
    states.fill(dayStates.indexOf('to_come'), row * days + firstToCome, (row + 1) * days);
    const person = people.get(user_id);
    if (person === undefined) continue;
    for (let at = firstKnown; at < firstToCome; at += 1) {
      const [start = 0, end = 0] = [starts[at], starts[at + 1]];
      const isPlanned = person.planned.some((each) => each.start <= start && each.end >= end);
      const hasShift = person.starts.some((shift) => shift >= start && shift < end);
      if (isPlanned && !hasShift) states[row * days + at] = dayStates.indexOf('off');
    }
  }
  return states;
}
