import type { CalendarCounts } from '#hydration/offline';

interface Shown {
  data: CalendarCounts;
  /** Starts of the days, in milliseconds since 1970, and the end of the last day. */
  starts: readonly number[];
}

/** The last `most` days of a calendar; the same object if it has no more. */
export function lastDays({ data, starts }: Shown, most: number): Shown {
  const left = data.days - most;
  if (left <= 0) return { data, starts };
  const indexes = data.user_ids.flatMap((_, row) =>
    Array.from({ length: most }, (_day, day) => row * data.days + left + day),
  );
  return {
    starts: starts.slice(left),
    data: {
      ...data,
      days: most,
      counts: Uint16Array.from(indexes, (index) => data.counts[index] ?? 0),
      parts: Uint8Array.from(indexes, (index) => data.parts[index] ?? 0),
      expected: Uint8Array.from(indexes, (index) => data.expected[index] ?? 0),
    },
  };
}
