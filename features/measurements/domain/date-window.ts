import { Temporal } from 'temporal-polyfill';
import { assertNever } from '#packages/kit';
import type { DateFilter } from '#measurements/contract';
import { customRange, customSpans } from './custom-window.ts';
import { weekStart } from './iso-week.ts';
import { isWithin } from './local-spans.ts';
import type { TimeSpans } from './local-spans.ts';

/** Milliseconds since 1970: from inclusive, to exclusive; null if the window is open. */
export interface DateWindow {
  from: number | null;
  to: number | null;
  /** If only parts of the window count, such as some hours of each day: these parts, ascending. */
  spans?: TimeSpans;
}

/**
 * The window of a filter and the one before it, which has the same length and ends where `window`
 * begins.
 */
export interface DateWindows {
  window: DateWindow;
  /** Null if there is no time before it. */
  before: DateWindow | null;
}

const hour = 3_600_000;

/**
 * The window of a filter, and the previous one for comparison. Days, weeks (from Monday) and months
 * are those of the zone, so the day of the change to summer time has 23 hours.
 *
 * @param now milliseconds since 1970; the last x days are today and the x − 1 days before
 * @param zone IANA name of the organisation's time zone
 */
export function dateWindows(filter: DateFilter, now: number, zone: string): DateWindows {
  const today = dateAt(now, zone);
  const span = (start: Temporal.PlainDate, unit: Temporal.DurationLike): DateWindows => ({
    window: { from: startOf(start, zone), to: startOf(start.add(unit), zone) },
    before: { from: startOf(start.subtract(unit), zone), to: startOf(start, zone) },
  });
  switch (filter.date_filter) {
    case 'live':
    case 'all':
      return { window: { from: null, to: null }, before: null };
    case 'last_x_hours': {
      const from = now - filter.last_x_hours * hour;
      return {
        window: { from, to: null },
        before: { from: from - filter.last_x_hours * hour, to: from },
      };
    }
    case 'last_x_days': {
      const { window, before } = span(today.subtract({ days: filter.last_x_days - 1 }), {
        days: filter.last_x_days,
      });
      return { window: { from: window.from, to: null }, before };
    }
    case 'by_date':
      return span(chosenDay(filter, today), { days: 1 });
    case 'by_week':
      return span(chosenWeek(filter, today), { days: 7 });
    case 'by_month':
      return span(chosenDay({ ...filter, day: 1 }, today), { months: 1 });
    case 'custom':
      return { window: customWindow(filter, today, zone), before: null };
    default:
      return assertNever(filter.date_filter);
  }
}

/** The day of a filter by date. Missing values are today's; a missing 31st is the last day. */
export function chosenDay(filter: DateFilter, today: Temporal.PlainDate): Temporal.PlainDate {
  const { year = today.year, month = today.month, day = today.day } = filter;
  return Temporal.PlainDate.from({ year, month, day }, { overflow: 'constrain' });
}

/** Monday of the week of a filter by week. Missing values are this week's. */
export function chosenWeek(filter: DateFilter, today: Temporal.PlainDate): Temporal.PlainDate {
  const year = filter.year ?? today.yearOfWeek ?? today.year;
  return weekStart(year, filter.week ?? today.weekOfYear ?? 1);
}

/** The filter with its day, week or month filled in, so that its URL keeps its meaning. */
export function pinned(filter: DateFilter, now: number, zone: string): DateFilter {
  const today = dateAt(now, zone);
  switch (filter.date_filter) {
    case 'by_date': {
      const { year, month, day } = chosenDay(filter, today);
      return { ...filter, year, month, day };
    }
    case 'by_week': {
      const monday = chosenWeek(filter, today);
      const [year, week] = [monday.yearOfWeek ?? monday.year, monday.weekOfYear ?? 1];
      return { ...filter, year, week };
    }
    case 'by_month': {
      const { year, month } = chosenDay({ ...filter, day: 1 }, today);
      return { ...filter, year, month };
    }
    case 'custom':
      return { ...filter, ...customRange(filter, today) };
    default:
      return filter;
  }
}

/** The calendar day of a moment in a zone. */
export function dateAt(time: number, zone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(Math.floor(time))
    .toZonedDateTimeISO(zone)
    .toPlainDate();
}

/** Returns a function that tests whether a moment is in a window. */
export function windowTest({ from, to, spans }: DateWindow): (time: number) => boolean {
  const [first, last] = [from ?? -Infinity, to ?? Infinity];
  if (spans === undefined) return (time) => time >= first && time < last;
  return (time) => time >= first && time < last && isWithin(spans, time);
}

function customWindow(filter: DateFilter, today: Temporal.PlainDate, zone: string): DateWindow {
  const spans = customSpans(filter, today, zone);
  const ends = { from: spans[0]?.[0] ?? 0, to: spans.at(-1)?.[1] ?? 0 };
  return filter.limit_to_hours ? { ...ends, spans } : ends;
}

function startOf(day: Temporal.PlainDate, zone: string): number {
  return day.toZonedDateTime(zone).epochMilliseconds;
}
