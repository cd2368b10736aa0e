import { Temporal } from 'temporal-polyfill';

/** Spans of time, ascending: start and end of each. */
export type TimeSpans = readonly (readonly [from: number, to: number])[];

/** A local time, as the milliseconds that the same reading has in UTC. */
export type WallSpan = readonly [from: number, to: number];

/** Larger than the UTC offset of every zone. */
const furthest = 26 * 3_600_000;

/**
 * The moments at which the zone's clocks show a time within one of the spans, in milliseconds since
 * 1970, ascending. A repeated hour is included twice, a skipped hour never.
 *
 * @param walls ascending
 */
export function localSpans(walls: readonly WallSpan[], zone: string): TimeSpans {
  const [first, last] = [walls[0], walls.at(-1)];
  if (first === undefined || last === undefined) return [];
  const found = segments(first[0] - furthest, last[1] + furthest, zone).flatMap(
    ({ from, to, offset }) =>
      walls
        .map(
          ([start, end]) => [Math.max(start - offset, from), Math.min(end - offset, to)] as const,
        )
        .filter(([start, end]) => start < end),
  );
  return joined(found.toSorted((a, b) => a[0] - b[0]));
}

/** The parts of a period with one UTC offset each, in milliseconds. */
function segments(from: number, to: number, zone: string) {
  const found: { from: number; to: number; offset: number }[] = [];
  for (let start = from; start < to;) {
    const moment = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(zone);
    const change = moment.getTimeZoneTransition('next')?.epochMilliseconds ?? to;
    const end = Math.min(change, to);
    found.push({ from: start, to: end, offset: moment.offsetNanoseconds / 1e6 });
    start = end;
  }
  return found;
}

/** Joins adjacent spans. */
function joined(spans: TimeSpans): TimeSpans {
  const whole: [number, number][] = [];
  for (const [from, to] of spans) {
    const before = whole.at(-1);
    if (before !== undefined && from <= before[1]) before[1] = Math.max(before[1], to);
    else whole.push([from, to]);
  }
  return whole;
}

/** Whether a moment is in one of the spans, which must be ascending. */
export function isWithin(spans: TimeSpans, time: number): boolean {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.[0] ?? Infinity) <= time) low = middle + 1;
    else high = middle;
  }
  return time < (spans[low - 1]?.[1] ?? -Infinity);
}
