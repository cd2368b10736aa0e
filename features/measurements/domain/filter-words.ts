import { assertNever } from '#packages/kit';
import type { DateFilter } from '#measurements/contract';
import { chosenDay, chosenWeek, dateAt, dateWindows } from './date-window.ts';
import { dayAndMonth, monthNames, weekLabel } from './iso-week.ts';

/** The filter line's words: what was chosen, and the days it covers where that is not said yet. */
export interface FilterWords {
  /** 'Last 7 days'. */
  chosen: string;
  /** '14 – 20 Nov', or null. */
  days: string | null;
  /** How the window before is called: 'last week', or null where there is none. */
  before: string | null;
}

/**
 * Says a filter in words.
 *
 * @param now milliseconds since 1970
 * @param zone IANA name of the organisation's time zone
 */
export function filterWords(filter: DateFilter, now: number, zone: string): FilterWords {
  const today = dateAt(now, zone);
  switch (filter.date_filter) {
    case 'live':
      return { chosen: 'Live', days: 'the newest test of each person', before: null };
    case 'all':
      return { chosen: 'All time', days: null, before: null };
    case 'last_x_hours':
      return {
        chosen:
          filter.last_x_hours === 1 ? 'Last hour' : `Last ${String(filter.last_x_hours)} hours`,
        days: null,
        before: filter.last_x_hours === 1 ? 'the hour before' : 'the hours before',
      };
    case 'last_x_days': {
      const { last_x_days: days } = filter;
      return {
        chosen: days === 1 ? 'Today' : `Last ${String(days)} days`,
        days: days === 1 ? dayAndMonth(today) : rangeWords(filter, now, zone),
        before:
          days === 1 ? 'yesterday' : days === 7 ? 'last week' : `the ${String(days)} days before`,
      };
    }
    case 'by_date': {
      const day = chosenDay(filter, today);
      return {
        chosen: `${dayAndMonth(day)} ${String(day.year)}`,
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
      return { chosen: 'Custom', days: rangeWords(filter, now, zone), before: null };
    default:
      return assertNever(filter.date_filter);
  }
}

function rangeWords(filter: DateFilter, now: number, zone: string): string {
  const { window } = dateWindows(filter, now, zone);
  const first = dateAt(window.from ?? now, zone);
  const last = dateAt(window.to === null ? now : window.to - 1, zone);
  const sameMonth = first.month === last.month && first.year === last.year;
  return `${sameMonth ? String(first.day) : dayAndMonth(first)} – ${dayAndMonth(last)}`;
}
