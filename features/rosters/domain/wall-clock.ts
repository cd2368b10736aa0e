import { Temporal } from 'temporal-polyfill';

/**
 * The clocks of a time zone during a period. A local time is the milliseconds that the same reading
 * has in UTC, so that days and times of day are plain arithmetic.
 */
export interface WallClock {
  /**
   * When the clocks show a local time, in milliseconds since 1970. A time that the clocks skip is
   * moved forward by the gap; of a repeated time the first counts.
   */
  instantOf(local: number): number;
}

/** Larger than the UTC offset of every zone. */
const furthest = 26 * 3_600_000;

/**
 * Creates the clock of a zone for local times of a period. Offsets are looked up once for the whole
 * period, which is a hundred times faster than a conversion for each time.
 *
 * @param from milliseconds since 1970
 * @param to milliseconds since 1970
 */
export function wallClock(timezone: string, from: number, to: number): WallClock {
  const parts = partsOf(timezone, from - 2 * furthest, to + 2 * furthest);
  return {
    instantOf(local) {
      let before = parts[0]?.offset ?? 0;
      for (const { start, end, offset } of parts) {
        const instant = local - offset;
        // In the gap before this part: the offset before it moves the time forward.
        if (instant < start) return local - before;
        if (instant < end) return instant;
        before = offset;
      }
      return local - before;
    },
  };
}

/** A time on the clocks of a zone, as the milliseconds that the same reading has in UTC. */
export function localOf(timezone: string, time: number): number {
  const zoned = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timezone);
  return time + zoned.offsetNanoseconds / 1e6;
}

/** The parts of a period with one UTC offset each, in milliseconds. */
function partsOf(timezone: string, from: number, to: number) {
  const parts: { start: number; end: number; offset: number }[] = [];
  let start = from;
  while (start < to) {
    const zoned = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(timezone);
    const change = zoned.getTimeZoneTransition('next')?.epochMilliseconds ?? to;
    const end = Math.min(change, to);
    parts.push({ start, end, offset: zoned.offsetNanoseconds / 1e6 });
    start = end;
  }
  return parts;
}
