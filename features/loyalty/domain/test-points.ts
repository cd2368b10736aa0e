import { mostTestPoints } from '#loyalty/contract';

/** A valid hydration test that may give a point. */
export interface PointTest {
  measurement_id: string;
  /** When it was taken, in milliseconds since 1970. */
  time: number;
}

/** Tests of one month that give points now. */
export interface MonthPoints {
  /** YYYY-MM in the zone of the organisation. */
  month: string;
  measurement_ids: string[];
  /** How many tests of the month gave points before. */
  before: number;
}

interface Given {
  tests: readonly PointTest[];
  /** Milliseconds since 1970. */
  now: number;
  zone: string;
  /** Ids of tests that have given a point. */
  counted: ReadonlySet<string>;
  /** Points given so far, by month. */
  given: ReadonlyMap<string, number>;
}

/**
 * The tests that give a point now, by month, oldest first. A test counts in the month in which it
 * was taken, once, and only in that month and the next: otherwise an import of old tests, or a
 * later change of tests above the limit, would give points for months that are long over.
 */
export function testPoints({ tests, now, zone, counted, given }: Given): MonthPoints[] {
  const open = openMonths(now, zone);
  const months = new Map<string, MonthPoints>();
  const sorted = tests.toSorted(
    (a, b) => a.time - b.time || (a.measurement_id < b.measurement_id ? -1 : 1),
  );
  const seen = new Set(counted);
  for (const { measurement_id, time } of sorted) {
    // The clock of a device may be ahead.
    const month = monthOf(Math.min(time, now), zone);
    if (!open.includes(month) || seen.has(measurement_id)) continue;
    const before = given.get(month) ?? 0;
    const found = months.get(month) ?? { month, measurement_ids: [], before };
    if (before + found.measurement_ids.length >= mostTestPoints) continue;
    seen.add(measurement_id);
    found.measurement_ids.push(measurement_id);
    months.set(month, found);
  }
  return [...months.values()];
}

/** The month of a moment in a zone: YYYY-MM. */
export function monthOf(time: number, zone: string): string {
  return formatOf(zone).format(time).slice(0, 7);
}

/** The months whose tests still give points: the current one and the one before. */
export function openMonths(now: number, zone: string): [string, string] {
  const current = monthOf(now, zone);
  const [year = 0, month = 0] = current.split('-').map(Number);
  const before = new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7);
  return [current, before];
}

/** Before this moment no test was taken in an open month, in any zone. */
export function openSince(now: number): number {
  const date = new Date(now - 2 * 86_400_000);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - 1, 1) - 2 * 86_400_000;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  // The Canadian English format is that of ISO dates.
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('en-CA', { ...parts, timeZone, calendar: 'iso8601' });
  formats.set(timeZone, format);
  return format;
}
