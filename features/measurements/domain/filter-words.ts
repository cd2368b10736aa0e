import { Temporal } from 'temporal-polyfill';
import { assertNever } from '#packages/kit';
import type { DateFilter } from '#measurements/contract';
import { customRange } from './custom-window.ts';
import { dashboardPage } from './date-filter.ts';
import type { FilterPage } from './date-filter.ts';
import { chosenDay, chosenWeek, dateAt, dateWindows } from './date-window.ts';
import { dayAndMonth, dayOfYear, monthNames, weekLabel } from './iso-week.ts';

/** Texts of the filter line: the choice, and its days if the choice does not name them. */
export interface FilterWords {
  /** 'Last 7 days'. */
  chosen: string;
  /** '14 – 20 Nov', or null. */
  days: string | null;
  /** Name of the previous window: 'the previous 7 days', or null if there is none. */
  before: string | null;
}

/**
 * Describes a filter in words.
 *
 * @param now milliseconds since 1970
 * @param zone IANA name of the organisation's time zone
 */
export function filterWords(
  filter: DateFilter,
  now: number,
  zone: string,
  { liveHours }: Pick<FilterPage, 'liveHours'> = dashboardPage,
): FilterWords {
  const today = dateAt(now, zone);
  switch (filter.date_filter) {
    case 'live':
      return { chosen: 'Live', days: liveWords(liveHours), before: null };
    case 'all':
      return { chosen: 'All time', days: null, before: null };
    case 'last_x_hours':
      return {
        chosen:
          filter.last_x_hours === 1 ? 'Last hour' : `Last ${String(filter.last_x_hours)} hours`,
        days: null,
        before:
          filter.last_x_hours === 1
            ? 'the previous hour'
            : `the previous ${String(filter.last_x_hours)} hours`,
      };
    case 'last_x_days': {
      const { last_x_days: days } = filter;
      return {
        chosen: days === 1 ? 'Today' : `Last ${String(days)} days`,
        days: days === 1 ? dayAndMonth(today) : rangeWords(filter, now, zone),
        before: days === 1 ? 'yesterday' : `the previous ${String(days)} days`,
      };
    }
    case 'by_date': {
      const day = chosenDay(filter, today);
      return {
        chosen: dayOfYear(day),
        days: null,
        before: 'the day before',
      };
    }
    case 'by_week': {
      const monday = chosenWeek(filter, today);
      const label = weekLabel(monday.yearOfWeek ?? monday.year, monday.weekOfYear ?? 1);
      return { chosen: label, days: null, before: 'the week before' };
    }
    case 'by_month': {
      const { year, month } = chosenDay({ ...filter, day: 1 }, today);
      const chosen = `${monthNames[month - 1] ?? ''} ${String(year)}`;
      return { chosen, days: null, before: 'the month before' };
    }
    case 'custom':
      return { chosen: 'Custom', days: customWords(filter, today), before: null };
    default:
      return assertNever(filter.date_filter);
  }
}

/** What 'live' counts: 'the newest test of each person within 24 hours'. */
export function liveWords(liveHours: number | null): string {
  const newest = 'the newest test of each person';
  return liveHours === null ? newest : `${newest} within ${String(liveHours)} hours`;
}

/** '18 – 19 Nov', '18 Nov 08:00 – 19 Nov 17:30', or '18 – 19 Nov, 22:00 – 06:00 each day'. */
function customWords(filter: DateFilter, today: Temporal.PlainDate): string {
  const { start_date, end_date, start_time, end_time } = customRange(filter, today);
  const [first, last] = [wordsOf(start_date, today), wordsOf(end_date, today)];
  const isWhole = start_time === '00:00' && end_time === '23:59';
  const [day] = start_date.slice(0, 7) === end_date.slice(0, 7) ? first.split(' ') : [first];
  const days = first === last ? first : `${day ?? first} – ${last}`;
  if (isWhole) return days;
  const times = `${start_time} – ${end_time}`;
  if (filter.limit_to_hours) return `${days}, ${times}${first === last ? '' : ' each day'}`;
  return first === last ? `${first}, ${times}` : `${first} ${start_time} – ${last} ${end_time}`;
}

/** The year is included if it is not the current one. */
function wordsOf(date: string, today: Temporal.PlainDate): string {
  const day = Temporal.PlainDate.from(date);
  return day.year === today.year ? dayAndMonth(day) : dayOfYear(day);
}

function rangeWords(filter: DateFilter, now: number, zone: string): string {
  const { window } = dateWindows(filter, now, zone);
  const first = dateAt(window.from ?? now, zone);
  const last = dateAt(window.to === null ? now : window.to - 1, zone);
  const sameMonth = first.month === last.month && first.year === last.year;
  return `${sameMonth ? String(first.day) : dayAndMonth(first)} – ${dayAndMonth(last)}`;
}
