import { Temporal } from 'temporal-polyfill';
import type { ReportUnit } from '#reports/contract';

interface Schedule {
  unit: ReportUnit;
  /** Full hour of the day. */
  hour: number;
  /** IANA name. */
  timezone: string;
}

/**
 * When a report is sent next after a time, both in milliseconds since 1970: each day, each Monday
 * or each first of a month at its hour. A skipped hour is replaced by the next one; of a repeated
 * hour the first counts.
 */
export function nextDue({ unit, hour, timezone }: Schedule, after: number): number {
  const first = startOfUnit(dayAt(after, timezone), unit);
  const momentOf = (day: Temporal.PlainDate) =>
    day.toZonedDateTime({ timeZone: timezone, plainTime: { hour } }).epochMilliseconds;
  const own = momentOf(first);
  return own > after ? own : momentOf(first.add(lengths[unit]));
}

/** The complete day, week or month before that of a time, in milliseconds since 1970. */
export function reportWindow(
  { unit, timezone }: Pick<Schedule, 'unit' | 'timezone'>,
  time: number,
): { from: number; to: number } {
  const end = startOfUnit(dayAt(time, timezone), unit);
  const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(timezone).epochMilliseconds;
  return { from: startOf(end.subtract(lengths[unit])), to: startOf(end) };
}

/**
 * The days of the complete day, week or month before that of a time, both included, in a zone. These
 * are the days of the period of a report in that zone.
 */
export function reportDays(
  { unit, timezone }: Pick<Schedule, 'unit' | 'timezone'>,
  time: number,
): { from: string; to: string } {
  const end = startOfUnit(dayAt(time, timezone), unit);
  return {
    from: end.subtract(lengths[unit]).toString(),
    to: end.subtract({ days: 1 }).toString(),
  };
}

const lengths = { day: { days: 1 }, week: { weeks: 1 }, month: { months: 1 } } as const;

function startOfUnit(day: Temporal.PlainDate, unit: ReportUnit): Temporal.PlainDate {
  if (unit === 'day') return day;
  return unit === 'week' ? day.subtract({ days: day.dayOfWeek - 1 }) : day.with({ day: 1 });
}

function dayAt(time: number, timezone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timezone).toPlainDate();
}
